import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues.ts'
import { groups } from './chunks.ts'
import { offline } from './offline.ts'
import { pack } from './pack.ts'
import { plain } from './plain.ts'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), catalogues(), pack(), plain(), offline()],
  // the server puts its own path before what the page loads; files find each other from where they are
  base: './',
  build: {
    outDir: '../src/tapete/static/app',
    emptyOutDir: true,
    target: 'es2022',
    // the server's content policy takes nothing inline
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // what every page has loaded already need not be named again
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(?:base|index)-/.test(file)),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], css: true },
})
