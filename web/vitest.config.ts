import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Svelte as browsers run it; by itself it would be the part that renders on a server.
  resolve: { conditions: ['browser'] },
  // The words of the house lie beside the Python code.
  server: { fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], restoreMocks: true, unstubGlobals: true },
});
