import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Media {
  schema: { $ref: string };
  examples?: Record<string, { value: unknown }>;
}

const contract = new URL('../../api-spec/dist/openapi.yaml', import.meta.url);
const folder = new URL('../src/generated/', import.meta.url);
const json = 'application/json';
const events = 'text/event-stream';

const document: { paths: Record<string, Record<string, Operation>> } = parse(readFileSync(contract, 'utf8'));

const types = new Set<string>();
/** Source text of each distinct example → the constant that holds it: most failures are the same in every operation. */
const constants = new Map<string, string>();

const constantOf = (type: string, value: unknown): string => {
  types.add(type);
  const source = `: ${type} = ${JSON.stringify(value)};`;
  const name = constants.get(source) ?? `example${constants.size + 1}`;
  constants.set(source, name);
  return name;
};

/** Source text of an object, and of its type: an inferred one is longer than a compiler writes into a declaration. */
interface Source {
  readonly type: string;
  readonly value: string;
}

const writeMedia = ({ schema, examples = {} }: Media): Source => {
  const type = schema.$ref.replace('#/components/schemas/', '');
  const cases = Object.entries(examples);
  return {
    type: `{ ${cases.map(([name]) => `readonly '${name}': ${type}`).join('; ')} }`,
    value: `{ ${cases.map(([name, { value }]) => `'${name}': ${constantOf(type, value)}`).join(', ')} }`,
  };
};

const filesIn = (content: Record<string, Media> = {}): Media | undefined => {
  const [first] = Object.values(content);
  if (first === undefined) return undefined;
  const examples = Object.values(content).map((media) => media.examples ?? {});
  return { schema: first.schema, examples: Object.assign({}, ...examples) };
};

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { operationId, responses }]): Source => {
    const statuses = Object.entries(responses).flatMap(([status, { content }]) => {
      const media = content?.[json] ?? content?.[events] ?? filesIn(content);
      return media === undefined ? [] : [{ status, ...writeMedia(media) }];
    });
    const isFile = Object.keys(responses['200']?.content ?? {}).every((type) => type !== json && type !== events);
    const facts = {
      method: `'${method}'`,
      path: `'${path.replaceAll(/\{(\w+)\}/g, ':$1')}'`,
      ...(responses['200']?.content?.[events] === undefined ? {} : { streams: 'true' }),
      ...(isFile ? { files: 'true' } : {}),
    };
    const write = (mark: string, end: string, examples: readonly string[]) =>
      [
        `  ${mark}${operationId}: {`,
        ...Object.entries(facts).map(([name, value]) => `    ${mark}${name}: ${value}${end}`),
        `    ${mark}examples: {`,
        ...examples.map((example) => `      ${mark}${example}${end}`),
        `    }${end}`,
        `  }${end}`,
      ].join('\n');
    return {
      type: write(
        'readonly ',
        ';',
        statuses.map(({ status, type }) => `${status}: ${type}`),
      ),
      value: write(
        '',
        ',',
        statuses.map(({ status, value }) => `${status}: ${value}`),
      ),
    };
  }),
);

const lines = [
  `import type { ${[...types].toSorted().join(', ')} } from './model';`,
  '',
  ...[...constants].map(([source, name]) => `const ${name}${source}`),
  '',
  '/** What the mocks know of each operation. */',
  'export interface Operations {',
  ...operations.map(({ type }) => type),
  '}',
  '',
  "/** Every operation of the contract with its named examples by status, those of a stream being events; `path` has msw's `:parameter` form. */",
  'export const operations: Operations = {',
  ...operations.map(({ value }) => value),
  '};',
  '',
];

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('examples.ts', folder), lines.join('\n'));
