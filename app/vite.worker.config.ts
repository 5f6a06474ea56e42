import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { buildListOf } from './build/build-list.ts';
import { pushWordsOf } from './build/push-words.ts';

const fromHere = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const client = fromHere('dist/client');
const readJson = (name: string) => JSON.parse(readFileSync(`${client}/.vite/${name}`, 'utf8'));

/** The service worker, beside the client build whose files it names. */
export default defineConfig(({ command }) => ({
  root: fromHere('.'),
  publicDir: false,
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    buildList:
      command === 'build' ? JSON.stringify(buildListOf(readJson('manifest.json'), readJson('sheets.json'))) : '',
    pushWords: JSON.stringify(pushWordsOf(fromHere('../locales/catalogues'))),
  },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: false,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
}));
