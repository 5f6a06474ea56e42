import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { listOperations, type Contract, type PlacedOperation } from './contract.ts';
import { contractDir } from './redocly.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a reference leads to in its document, through as many references as it takes. */
function lookUp(contract: Contract, node: unknown): Record<string, unknown> {
  if (!isRecord(node)) return {};
  const { $ref } = node;
  if (typeof $ref !== 'string') return node;
  const target = $ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), contract);
  return lookUp(contract, target);
}

/** The defaults within a schema by their places. A schema within itself is read once. */
function defaultsIn(
  contract: Contract,
  node: unknown,
  place: string,
  above: readonly unknown[] = [],
): [string, string][] {
  const schema = lookUp(contract, node);
  if (above.includes(schema)) return [];
  const within = [...above, schema];
  const own: [string, string][] = 'default' in schema ? [[place, JSON.stringify(schema['default'])]] : [];
  const { properties, items } = schema;
  const nested = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const parts = schema[keyword];
    return Array.isArray(parts) ? parts.flatMap((part) => defaultsIn(contract, part, place, within)) : [];
  });
  return [
    ...own,
    ...nested,
    ...(items === undefined ? [] : defaultsIn(contract, items, `${place}[]`, within)),
    ...Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, property]) =>
      defaultsIn(contract, property, `${place}.${name}`, within),
    ),
  ];
}

/** The defaults that a caller gets by leaving something out of a request. */
function requestDefaults(contract: Contract, { parameters, requestBody }: PlacedOperation): Map<string, string> {
  const body = requestBody?.content['application/json'].schema;
  return new Map([
    ...parameters.flatMap(({ name, schema }) => defaultsIn(contract, schema, `parameter ${name}`)),
    ...(body === undefined ? [] : defaultsIn(contract, body, 'body')),
  ]);
}

/** The headers of each answer as `<status> <header>`. */
function answerHeaders(contract: Contract, { responses }: PlacedOperation): string[] {
  return Object.entries(responses).flatMap(([status, response]) => {
    const { headers } = lookUp(contract, response);
    return Object.keys(isRecord(headers) ? headers : {}).map((name) => `${status} ${name}`);
  });
}

const limits = ['x-timeout-ms', 'x-max-body-bytes'] as const;

function limitFaults(released: PlacedOperation, today: PlacedOperation): string[] {
  return limits.flatMap((limit) => {
    const [before, after] = [released[limit], today[limit]];
    if (before === undefined || (after !== undefined && after >= before)) return [];
    return [`${limit} was ${String(before)} and is now ${after === undefined ? 'missing' : String(after)}`];
  });
}

/**
 * The changes between two bundled documents that break callers and that the schema comparison of `redocly diff` does
 * not rate: a removed or lowered timeout or body limit, a changed or removed default of a request, and a removed
 * header of an answer. Operations that only one of the two documents has are left to the schema comparison.
 */
export function brokenTerms(released: Contract, today: Contract): string[] {
  const current = new Map(listOperations(today).map((operation) => [operation.operationId, operation]));
  return listOperations(released).flatMap((before) => {
    const after = current.get(before.operationId);
    if (after === undefined) return [];
    const defaults = requestDefaults(today, after);
    const headers = answerHeaders(today, after);
    const faults = [
      ...limitFaults(before, after),
      ...[...requestDefaults(released, before)]
        .filter(([place, value]) => defaults.get(place) !== value)
        .map(([place, value]) => `default of ${place} was ${value} and is now ${defaults.get(place) ?? 'missing'}`),
      ...answerHeaders(released, before)
        .filter((header) => after.responses[header.slice(0, 3)] !== undefined && !headers.includes(header))
        .map((header) => `header of the answer ${header} is missing`),
    ];
    return faults.map((fault) => `${before.operationId}: ${fault}`);
  });
}

function read(file: string): Contract {
  const text = readFileSync(resolve(contractDir, file), 'utf8');
  return file.endsWith('.json') ? JSON.parse(text) : parse(text);
}

if (import.meta.main) {
  const [released, today] = process.argv.slice(2);
  if (!released || !today) throw new Error('Name two documents: node scripts/released-terms.ts <released> <today>');
  const faults = brokenTerms(read(released), read(today));
  for (const fault of faults) console.error(`Breaking change: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
