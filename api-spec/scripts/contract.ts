import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractDir } from './redocly.ts';

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];

export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
}

interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  required?: boolean;
  schema: Schema;
  'x-origin'?: 'designed';
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, { summary: string; value: unknown }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-origin': 'documented' | 'designed';
  'x-timeout-ms'?: number;
  security: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: { 'application/json': MediaType } };
  responses: Record<string, { headers?: Record<string, unknown>; content: Content }>;
}

/** A body in JSON, or a stream of events each of which is one. */
type Content = { 'application/json': MediaType } | { 'text/event-stream': MediaType };

export interface Contract {
  openapi: string;
  info: { version: string };
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** An operation with its place and with its parameters looked up. */
export interface PlacedOperation extends Omit<Operation, 'parameters'> {
  method: Method;
  path: string;
  parameters: Parameter[];
}

/** The one body of an answer, in whichever form it comes. */
export function mediaOf(content: Content): MediaType {
  return 'application/json' in content ? content['application/json'] : content['text/event-stream'];
}

/** The name of the schema of an operation's events; undefined for one that answers no stream. */
export function eventsOf({ responses }: Pick<Operation, 'responses'>): string | undefined {
  const content = responses['200']?.content;
  if (content === undefined || 'application/json' in content) return undefined;
  return content['text/event-stream'].schema.$ref?.replace('#/components/schemas/', '');
}

/** Reads `dist/openapi.json`. Throws when `npm run bundle -w api-spec` has not been run. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(join(contractDir, 'dist', 'openapi.json'), 'utf8'));
}

function findParameter(contract: Contract, parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = contract.components.parameters[parameter.$ref.replace('#/components/parameters/', '')];
  if (!found) throw new Error(`The contract refers to ${parameter.$ref}, which is not in it.`);
  return found;
}

/** Every operation of the contract, in the order of the document. */
export function listOperations(contract: Contract): PlacedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = (operation.parameters ?? []).map((parameter) => findParameter(contract, parameter));
      return [{ ...operation, method, path, parameters }];
    }),
  );
}
