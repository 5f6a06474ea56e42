import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build, type Rolldown } from 'vite';

const entry = 'virtual:entry';
const whole = 'virtual:sdk';
const sdk = new URL('../src/index.ts', import.meta.url).pathname;

const codeOf = (output: Rolldown.RolldownOutput): string =>
  output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');

const bundled = async (settings: Parameters<typeof build>[0]): Promise<string> => {
  const result = await build({ ...settings, configFile: false, logLevel: 'silent' });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.map((output) => ('output' in output ? codeOf(output) : '')).join('');
};

/**
 * The SDK with all that it imports as one module, neither minified nor lowered. An app that is built from it has the bytes
 * of one that is built from the thousand modules of the SDK, and a seventh of the work.
 */
const readWhole = (): Promise<string> =>
  bundled({
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: sdk, formats: ['es'], fileName: 'sdk' },
    },
  });

let reading: Promise<string> | undefined;

/** Source texts as modules of their own. */
const virtual = (source: string, library: string): Rolldown.Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === entry || id === whole ? id : null),
  load(id) {
    if (id === entry) return source;
    // As the package says of its modules.
    return id === whole ? { code: library, moduleSideEffects: false } : null;
  },
});

const library = (contents: string): esbuild.Plugin => ({
  name: 'library',
  setup(bundle) {
    bundle.onResolve({ filter: new RegExp(whole) }, ({ path }) => ({ path, namespace: whole, sideEffects: false }));
    bundle.onLoad({ filter: /.*/, namespace: whole }, () => ({ contents }));
  },
});

async function byEsbuild(source: string, code: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: source },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    plugins: [library(code)],
  });
  return outputFiles.map(({ text }) => text).join('');
}

const byRolldown = (source: string, code: string): Promise<string> =>
  bundled({
    plugins: [virtual(source, code)],
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: entry } },
  });

/** Bytes, minified and gzipped by each bundler, of an app that uses nothing but the given names of the SDK. */
export async function gzippedSizesOf(names: readonly string[]): Promise<Record<'esbuild' | 'rolldown', number>> {
  reading ??= readWhole();
  const code = await reading;
  const source = `import { ${names.join(', ')} } from '${whole}'; console.log(${names.join(', ')});`;
  const sizeOf = (bundle: string): number => gzipSync(bundle).byteLength;
  return { esbuild: sizeOf(await byEsbuild(source, code)), rolldown: sizeOf(await byRolldown(source, code)) };
}
