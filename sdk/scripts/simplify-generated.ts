// Says shorter what orval writes at length, so that a bundle of few operations is small.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const generated = fileURLToPath(new URL('../src/generated/', import.meta.url));

const pure = String.raw`(?:/\*#__PURE__\*/ )`;
const simple = String.raw`\w+|${pure}zod\.\w+\(\)`;
const literal = String.raw`${pure}zod\.literal\((?:\d+|'[^']*')\)`;
const orNull = new RegExp(String.raw`zod\.union\(\[(${simple}),${pure}zod\.null\(\)\]\)`, 'g');
const literals = new RegExp(String.raw`zod\.union\(\[(${literal}(?:,${literal})+)\]\)`, 'g');

/** Unions that zod has a smaller word for: a call that needs no other union carries none. */
const simplifyUnions = (text: string): string =>
  text.replaceAll(orNull, 'zod.nullable($1)').replaceAll(literals, (_, members: string) => {
    const values = [...members.matchAll(/literal\(([^)]*)\)/g)].map(([, value]) => value);
    return `zod.literal([${values.join(', ')}])`;
  });

const ownHeaders = / *const getHeaders = [\s\S]*?\n {2}\};\n/g;
const mergedHeaders = "headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }";

/** The headers of a body: one function of the runtime, where orval writes one into each operation. */
function shareHeaders(text: string): string {
  const shared = text.replaceAll(ownHeaders, '').replaceAll(mergedHeaders, 'headers: jsonHeaders(options?.headers)');
  if (shared === text) return text;
  if (shared.includes('getHeaders(')) throw new Error('orval writes the headers of a body in another way');
  const runtime = /^import \{ http \} from '(.*)http';$/m;
  return shared.replace(runtime, "$&\nimport { jsonHeaders } from '$1headers';");
}

const failures = /\{"errorResponses":\[((?:\{"status":\d+,"contentType":"application\/json"\},?)*)\]\}/g;

/** The failures of an operation as their statuses: every one of them is an envelope. */
function shortenFailures(text: string): string {
  const shorter = text.replaceAll(failures, (_, responses: string) => {
    const statuses = [...responses.matchAll(/"status":(\d+)/g)].map(([, status]) => status);
    return `[${statuses.join(', ')}]`;
  });
  if (shorter.includes('errorResponses')) throw new Error('orval writes the failures of an operation in another way');
  return shorter;
}

/** A file is no JSON: a schema beside it would only bring zod along. */
const leaveOutFileSchemas = (text: string): string =>
  text.replaceAll(/return file<\w+>(\((?:(?!\n}\n)[\s\S])*?method: '\w+')\s*,\s*schema: \w+/g, 'return file$1');

const nameList = String.raw`zod\.enum\(\[([^\]]*)\]\)`;
const namesBeside = new RegExp(String.raw`zod\.union\(\[(\w+),${pure}${nameList}\]\)`, 'g');

/** The names of an enumeration of the contract, as its file has them; `undefined` for anything else. */
function namesOf(schema: string): string | undefined {
  const file = `${generated}model/${schema.charAt(0).toLowerCase()}${schema.slice(1)}.zod.ts`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new RegExp(String.raw`= ${pure}${nameList};`).exec(text)?.[1];
}

const joinNames = (text: string): string =>
  text.replaceAll(namesBeside, (union, schema: string, further: string) => {
    const names = namesOf(schema);
    return names === undefined ? union : `zod.enum([${names}, ${further}])`;
  });

/** What `runtime/shapes.ts` makes; anything else of zod is a limit, which binds requests alone. */
const shapes = new Set(
  ['input', 'output', 'string', 'number', 'boolean', 'null', 'unknown', 'enum', 'literal'].concat([
    'object',
    'array',
    'union',
    'optional',
    'nullable',
  ]),
);

/** A schema without limits is one of zod's core: smaller, as it has no methods. */
const withoutMethods = (text: string): string =>
  [...text.matchAll(/\bzod\.(\w+)/g)].every(([, name = '']) => shapes.has(name)) && !text.includes('.check(')
    ? text.replace("from 'zod/mini'", "from '../../runtime/shapes'")
    : text;

const dropUnusedImports = (text: string): string =>
  text.replaceAll(/^import \{ (\w+) \} from '.*';\n/gm, (line, name: string) =>
    new RegExp(String.raw`\b${name}\b`).test(text.replace(line, '')) ? line : '',
  );

function rewrite(pattern: string, simplify: (text: string) => string): void {
  for (const file of globSync(pattern, { cwd: generated })) {
    const text = readFileSync(generated + file, 'utf8');
    const simpler = simplify(text);
    if (simpler !== text) writeFileSync(generated + file, simpler);
  }
}

rewrite('model/*.zod.ts', (text) => withoutMethods(dropUnusedImports(joinNames(simplifyUnions(text)))));
rewrite('{client,react}/*/*.ts', (text) => leaveOutFileSchemas(shortenFailures(shareHeaders(text))));
