import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { contractDir, redocly } from './redocly.ts';

const target = join(contractDir, 'dist', 'openapi.yaml');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Component kinds that are written out where they are used: orval imports a type it never writes for them. */
const inlined = ['responses', 'examples', 'headers'] as const;

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lookUp(root: Json, pointer: string): Json {
  let node: Json | undefined = root;
  for (const part of pointer.slice('#/'.length).split('/')) {
    node = isRecord(node) ? node[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  if (node === undefined) throw new Error(`The bundle refers to ${pointer}, which is not in it.`);
  return node;
}

function writeOut(node: Json, root: Json): Json {
  if (Array.isArray(node)) return node.map((item) => writeOut(item, root));
  if (!isRecord(node)) return node;
  const ref = node['$ref'];
  if (typeof ref === 'string' && inlined.some((kind) => ref.startsWith(`#/components/${kind}/`))) {
    return writeOut(lookUp(root, ref), root);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, writeOut(value, root)]));
}

/**
 * Takes the bundled document and answers the one that everything else reads: responses, examples and headers stand
 * where they are used, and the components are in alphabetical order, so that the same sources give the same bytes.
 */
export function finish(document: Json): Json {
  const written = writeOut(document, document);
  if (!isRecord(written) || !isRecord(written['components'])) throw new Error('The bundle has no components.');
  const kept = Object.entries(written['components']).filter(([kind]) => !inlined.some((name) => name === kind));
  const components = kept.map(([kind, members]): [string, Json] => [
    kind,
    isRecord(members) ? Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1))) : members,
  ]);
  return { ...written, components: Object.fromEntries(components) };
}

if (import.meta.main) {
  const code = await redocly([
    'bundle',
    'openapi.yaml',
    '--output',
    target,
    // Only examples share names across folders, and they are written out where they are used.
    '--component-renaming-conflicts-severity',
    'off',
  ]);
  if (code !== 0) process.exit(code);
  const document: Json = parse(readFileSync(target, 'utf8'));
  const finished = finish(document);
  // The older schema quotes what an older reader would take for a date or a boolean.
  writeFileSync(target, stringify(finished, { aliasDuplicateObjects: false, lineWidth: 0, schema: 'yaml-1.1' }));
  writeFileSync(target.replace(/yaml$/, 'json'), `${JSON.stringify(finished, null, 2)}\n`);
}
