import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { eventsOf, filesOf, listOperations, readContract, type PlacedOperation } from './contract.ts';

const types = `/** What the contract says about a call, beside the shapes of its bodies. */
export interface OperationFacts {
  method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  /** Without the prefix under which a server mounts the contract; parameters in braces. */
  path: string;
  origin: 'documented' | 'designed';
  tags: readonly string[];
  /** Whether the call is made before there is a session, works with and without one, or needs one. */
  session: 'none' | 'optional' | 'required';
  timeoutMs?: number;
  statuses: readonly number[];
  hasBody: boolean;
  bodyRequired: boolean;
  /** The schema of its events, where it answers a stream of them. */
  events?: string;
  /** The media types of the files that it answers, where it answers no envelope. */
  files?: readonly string[];
  /** Most bytes of its body, where it takes more than the others. */
  maxBodyBytes?: number;
  /** The file in its body, a field with a string of base64. */
  file?: { readonly field: string; readonly maxLength: number; readonly isRequired: boolean };
  queryParams: readonly string[];
  /** Those of the query parameters that may stand more than once. */
  repeatedParams: readonly string[];
}
`;

function sessionOf({ security }: PlacedOperation): 'none' | 'optional' | 'required' {
  if (security.length === 0) return 'none';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
}

function factsOf(operation: PlacedOperation) {
  const events = eventsOf(operation);
  const files = filesOf(operation);
  const maxBodyBytes = operation['x-max-body-bytes'];
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return {
    method: operation.method,
    path: operation.path,
    origin: operation['x-origin'],
    tags: operation.tags,
    session: sessionOf(operation),
    ...(operation['x-timeout-ms'] === undefined ? {} : { timeoutMs: operation['x-timeout-ms'] }),
    statuses: Object.keys(operation.responses).map(Number),
    hasBody: operation.requestBody !== undefined,
    bodyRequired: operation.requestBody?.required ?? false,
    ...(maxBodyBytes === undefined ? {} : { maxBodyBytes }),
    ...(operation.file === undefined ? {} : { file: operation.file }),
    ...(events === undefined ? {} : { events }),
    ...(files === undefined ? {} : { files }),
    queryParams: query.map((parameter) => parameter.name),
    repeatedParams: query.filter((parameter) => parameter.schema.type === 'array').map((parameter) => parameter.name),
  };
}

/** Writes the table of operations as a TypeScript module, for a server that routes by it. */
export function renderOperations(operations: readonly PlacedOperation[]): string {
  const table = Object.fromEntries(operations.map((operation) => [operation.operationId, factsOf(operation)]));
  return `// Made from the contract by api-spec/scripts/operations.ts; not edited.

${types}
export const operations = ${JSON.stringify(table, null, 2)} as const satisfies Record<string, OperationFacts>;

export type OperationId = keyof typeof operations;
`;
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('Say where to write: node api-spec/scripts/operations.ts <file.ts>');
  const file = resolve(target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, renderOperations(listOperations(readContract())));
}
