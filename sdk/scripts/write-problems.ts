import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: { readonly reason?: string } }>>;
}

const contract = new URL('../../api-spec/dist/openapi.yaml', import.meta.url);
const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = parse(
  readFileSync(contract, 'utf8'),
);

const reasonsOf = (content: Readonly<Record<string, Media>> = {}): readonly string[] => {
  const examples = Object.values(content['application/json']?.examples ?? {});
  return [...new Set(examples.flatMap(({ value }) => value.reason ?? []))];
};

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

const lines = operations.map(({ operationId, responses }) => {
  const failures = Object.entries(responses).flatMap(([status, { content }]) => {
    if (status.startsWith('2')) return [];
    const reasons = reasonsOf(content);
    if (reasons.length === 0) throw new Error(`${operationId} has no example of a ${status}`);
    return [`${status}: ${reasons.map((reason) => `'${reason}'`).join(' | ')}`];
  });
  return `  readonly ${operationId}: { ${failures.map((failure) => `readonly ${failure}`).join('; ')} };`;
});

writeFileSync(
  new URL('../src/generated/problems.ts', import.meta.url),
  [
    '// Written from the contract by `npm run generate`; never edited.',
    '',
    '/** The reasons of failure that the contract declares: operation → status → reasons. */',
    'export interface DeclaredProblems {',
    ...lines,
    '}',
    '',
  ].join('\n'),
);
