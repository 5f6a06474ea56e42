import process from 'node:process';
import { fileURLToPath } from 'node:url';

import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

import { chunkGroups } from './build/chunk-groups.ts';
import { compressAssets } from './build/compress-assets.ts';
import { drawIcons } from './build/draw-icons.ts';
import { joinSheets } from './build/join-sheets.ts';
import { serveArt } from './build/serve-art.ts';
import { withoutDrawings } from './build/without-drawings.ts';

const fromHere = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const routerBuild = (file: string) => fromHere(`../node_modules/react-router/dist/production/${file}`);

/** Where `npm run dev` has the server. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const isBuild = command === 'build';
  return {
    root: fromHere('.'),
    publicDir: false,
    plugins: [
      formatjs({ ast: true, removeDefaultMessage: isBuild }),
      react(),
      vanillaExtractPlugin(),
      withoutDrawings(),
      joinSheets('/src/entry.client.tsx'),
      drawIcons(),
      compressAssets(),
      serveArt(fromHere('../server/.art')),
      mode === 'mock' && msw({ mode: 'worker-only' }),
    ],
    resolve: {
      alias: [
        // Every message is compiled beforehand, so that the parser never travels.
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        // Its package names the development build whatever is built: warnings that no visitor reads.
        ...(isBuild
          ? [
              { find: /^react-router$/, replacement: routerBuild('index.mjs') },
              { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
            ]
          : []),
      ],
    },
    define: isSsrBuild === true ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
    ssr: { noExternal: true },
    build: {
      target: 'es2022',
      outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
      manifest: isSsrBuild !== true,
      ssr: isSsrBuild === true ? 'src/entry.server.tsx' : false,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: isSsrBuild === true ? 'src/entry.server.tsx' : 'src/entry.client.tsx',
        output: isSsrBuild === true ? {} : { codeSplitting: { groups: chunkGroups } },
      },
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      proxy: mode === 'mock' ? undefined : { '/api': server, '/dev/': server, '/telegram-widget': server },
    },
  };
});
