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
  required?: string[];
  pattern?: string;
  maxLength?: number;
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
  'x-max-body-bytes'?: number;
  security: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: { 'application/json': MediaType } };
  responses: Record<string, { headers?: Record<string, unknown>; content: Content }>;
}

/** A body in JSON, a stream of events each of which is one, or a file in one of several forms; by media type. */
type Content = Readonly<Record<string, MediaType>>;

const JSON_TYPE = 'application/json';
const EVENTS_TYPE = 'text/event-stream';

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
  /** The field of its body that has a file in it. */
  file?: FileField;
}

/** A string of base64 in a body. */
export interface FileField {
  field: string;
  /** Characters. */
  maxLength: number;
  isRequired: boolean;
}

/** The body of an answer, in whichever form it comes; of a file in several forms the first. */
export function mediaOf(content: Content): MediaType {
  const [media] = Object.values(content);
  if (media === undefined) throw new Error('An answer of the contract has no body.');
  return media;
}

/** The name of the schema of an operation's events; undefined for one that answers no stream. */
export function eventsOf({ responses }: Pick<Operation, 'responses'>): string | undefined {
  return responses['200']?.content[EVENTS_TYPE]?.schema.$ref?.replace('#/components/schemas/', '');
}

/** The media types of the files that an operation answers, without an envelope; undefined for one that answers none. */
export function filesOf({ responses }: Pick<Operation, 'responses'>): string[] | undefined {
  const types = Object.keys(responses['200']?.content ?? {});
  return types.includes(JSON_TYPE) || types.includes(EVENTS_TYPE) ? undefined : types;
}

/** The pattern of base64 in the schemas. */
const BASE64 = '^[A-Za-z0-9+/][A-Za-z0-9+/]*?={0,2}$';

function findFile({ components }: Contract, { requestBody }: Operation): FileField | undefined {
  const schema = requestBody?.content[JSON_TYPE].schema;
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  const { properties = {}, required = [] } = (name === undefined ? schema : components.schemas[name]) ?? {};
  const [found, ...others] = Object.entries(properties).filter(([, { pattern }]) => pattern === BASE64);
  if (others.length > 0) throw new Error('A body of the contract has more than one file.');
  if (found === undefined) return undefined;
  const [field, { maxLength }] = found;
  if (maxLength === undefined) throw new Error(`The file in ${field} has no bound.`);
  return { field, maxLength, isRequired: required.includes(field) };
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
      const file = findFile(contract, operation);
      return [{ ...operation, method, path, parameters, ...(file === undefined ? {} : { file }) }];
    }),
  );
}
