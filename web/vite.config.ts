import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server of the table, for `npm run dev` only.
const server = process.env.HEXAGORA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.HEXAGORA_CLIENT_OUT ?? '../src/hexagora/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no inline scripts and no data: documents.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
