import type { OpenApiDocument } from 'orval';

type Rewrite = (keyword: string, value: unknown) => readonly [string, unknown] | undefined;

/** A schema with its keywords rewritten; a property that is merely named like a keyword is an object, and stays. */
const rewrite = (schema: unknown, each: Rewrite): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => rewrite(item, each));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      const isTypes = key === 'type' && Array.isArray(value);
      if (typeof value === 'object' && !isTypes) return [[key, rewrite(value, each)]];
      const kept = each(key, value);
      return kept === undefined ? [] : [kept];
    }),
  );
};

const limits = new Set(['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'minItems', 'maxItems']);

const withoutProse: Rewrite = (keyword, value) => (keyword === 'description' ? undefined : [keyword, value]);

const asNumber = (type: unknown): unknown => (type === 'integer' ? 'number' : type);

const shapeOnly: Rewrite = (keyword, value) => {
  if (keyword === 'description' || limits.has(keyword)) return undefined;
  if (keyword !== 'type') return [keyword, value];
  return [keyword, Array.isArray(value) ? value.map(asNumber) : asNumber(value)];
};

const namesIn = (value: unknown) =>
  [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].flatMap(([, name]) => name ?? []);

const schemasOf = (parts: unknown, { components }: OpenApiDocument): ReadonlySet<string> => {
  const found = new Set(namesIn(parts));
  for (const name of found) for (const inner of namesIn(components?.schemas?.[name])) found.add(inner);
  return found;
};

const requestSchemas = (document: OpenApiDocument): ReadonlySet<string> => {
  const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item ?? {}));
  const requests = operations.map((operation) => ({ ...Object(operation), responses: null }));
  const answers = operations.map((operation) => Object(operation).responses);
  const answered = schemasOf(answers, document);
  return new Set(
    [...schemasOf([requests, document.components?.parameters], document)].filter((name) => !answered.has(name)),
  );
};

const enveloped = new Set(['application/json', 'text/event-stream']);

/**
 * The SDK reads every file alike, whatever its media type: one form with one example is enough for it, and what orval
 * makes of a body of bytes, or of several forms, does not compile. Parts of files are for elements of pages alone.
 */
const filesAsText = (document: OpenApiDocument): void => {
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item ?? {})) {
      const answer = Object(operation).responses?.['200'];
      const [file] = Object.entries(answer?.content ?? {}).flatMap(([type, media]) =>
        enveloped.has(type) ? [] : [Object(media)],
      );
      if (file === undefined) continue;
      const [example] = Object.values(file.examples ?? { none: { value: '' } });
      answer.content = { 'text/plain': { schema: file.schema, examples: { file: example } } };
      delete Object(operation).responses['206'];
    }
  }
};

/**
 * The contract as browsers need it: zod would carry every description along, and an answer is checked for its shape, not
 * for limits that bind the server alone and that a later server may widen.
 */
export const forClients = (document: OpenApiDocument): OpenApiDocument => {
  filesAsText(document);
  const kept = requestSchemas(document);
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
    name,
    rewrite(schema, kept.has(name) ? withoutProse : shapeOnly),
  ]);
  const parameters = rewrite(document.components?.parameters, withoutProse);
  return Object.assign(document, {
    components: { ...document.components, schemas: Object.fromEntries(schemas), parameters },
  });
};
