import path from 'node:path';
import { build } from 'vite';
import { entries } from './manifest.ts';
import { packageFolder, workspace } from './paths.ts';

const isOurs = (id: string): boolean => /^[./]/.test(id);

export async function writeModules(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: workspace,
    build: {
      outDir: packageFolder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      lib: {
        formats: ['es'],
        entry: Object.fromEntries(
          Object.values(entries).map((file) => [file, path.join(workspace, 'src', `${file}.ts`)]),
        ),
      },
      rolldownOptions: {
        external: (id) => !isOurs(id),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
