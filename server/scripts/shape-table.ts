import { writeFileSync } from 'node:fs';
import { operations, type OperationFacts } from '../src/contract/operations.ts';
import * as validators from '../src/contract/validators.ts';

const target = new URL('../src/contract/shapes.ts', import.meta.url);

/** The generator of the validators names them after the operation: `ListStoriesQueryParams`, `SignUpBody` … */
function reference(operationId: string, suffix: string): string {
  const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}${suffix}`;
  return Object.hasOwn(validators, name) ? `v.${name}` : 'none';
}

function success(operationId: string, { events, files }: OperationFacts): string {
  if (files !== undefined) return 'none';
  return events === undefined ? reference(operationId, '200Response') : `v.${events}`;
}

/** A file does not stay a string. */
function bodyOf(operationId: string, { file }: OperationFacts): string {
  const body = reference(operationId, 'Body');
  if (file === undefined) return body;
  return `${body}.extend({ ${file.field}: uploadedFile${file.isRequired ? '' : '.optional()'} })`;
}

function row(operationId: string, facts: OperationFacts): string {
  const body = bodyOf(operationId, facts);
  return `  ${operationId}: shape({
    params: ${reference(operationId, 'Params')},
    query: ${reference(operationId, 'QueryParams')},
    headers: ${reference(operationId, 'Header')},
    body: ${body === 'none' || facts.bodyRequired ? body : `${body}.optional()`},
    success: ${success(operationId, facts)},
  }),`;
}

const rows = Object.entries(operations).map(([operationId, facts]) => row(operationId, facts));

writeFileSync(
  target,
  `// Made from the contract by server/scripts/shape-table.ts; not edited.
import { z } from 'zod';
import { shape, uploadedFile } from '../http/shape.ts';
import * as v from './validators.ts';

const none = z.unknown();

/** What each operation takes, and what it answers when it succeeds: a body, the events of a stream, or a file. */
export const shapes = {
${rows.join('\n')}
};
`,
);
