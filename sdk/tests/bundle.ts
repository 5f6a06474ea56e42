import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const entry = 'virtual:entry';
const sdk = new URL('../src/index.ts', import.meta.url).pathname;

/** Source text as a module of its own. */
const virtual = (source: string): Rolldown.Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? source : null),
});

const codeOf = (output: Rolldown.RolldownOutput): string =>
  output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');

/** Bytes, minified and gzipped, of an app that uses nothing but the given names of the SDK. */
export async function gzippedSizeOf(names: readonly string[]): Promise<number> {
  const source = `import { ${names.join(', ')} } from '${sdk}'; console.log(${names.join(', ')});`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual(source)],
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return gzipSync(outputs.map((output) => ('output' in output ? codeOf(output) : '')).join('')).byteLength;
}
