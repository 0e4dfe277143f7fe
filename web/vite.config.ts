import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defineConfig, type Plugin } from 'vite';

// The server of the table, for `npm run dev` only.
const server = process.env.HEXAGORA_SERVER ?? 'http://127.0.0.1:8000';
const outDir = process.env.HEXAGORA_CLIENT_OUT ?? '../src/hexagora/server/static';
const target = 'es2022';
// Which build this is: the page and its service worker tell it to each other.
const define = { __BUILD__: JSON.stringify(process.env.HEXAGORA_CLIENT_BUILD ?? String(Date.now())) };

/** The service worker rules over the folder that it lies in, so it is one file of its own beside the page. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async closeBundle() {
      const lib = { entry: 'src/worker/sw.ts', formats: ['iife' as const], name: 'worker', fileName: () => 'sw.js' };
      await build({ configFile: false, publicDir: false, logLevel: 'error', define, build: { outDir, emptyOutDir: false, target, lib } });
      await packed(outDir);
    },
  };
}

/** Beside every text its packed form, for browsers that take it; for the others the server packs in its own way. */
async function packed(folder: string): Promise<void> {
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!found.isFile() || !/\.(js|css|svg|html)$/.test(found.name)) continue;
    const path = join(found.parentPath, found.name);
    const body = await readFile(path);
    const most = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    if (body.length > 600) await writeFile(`${path}.br`, brotliCompressSync(body, { params: most }));
  }
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  define,
  build: {
    outDir,
    emptyOutDir: true,
    target,
    // The content security policy allows no inline scripts and no data: documents.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
