import type { LintContext, SchemaNode } from './nodes.ts';

/** What must be set for a type, so that validators made from the contract bound every input. */
const bounds: Record<string, (schema: SchemaNode) => boolean> = {
  string: (schema) => schema.maxLength !== undefined || schema.enum !== undefined || schema.const !== undefined,
  array: (schema) => schema.maxItems !== undefined,
  integer: (schema) => schema.minimum !== undefined && schema.maximum !== undefined,
  number: (schema) => schema.minimum !== undefined && schema.maximum !== undefined,
};

function check(schema: SchemaNode, context: LintContext) {
  for (const type of [schema.type ?? []].flat()) {
    if (bounds[type]?.(schema) === false) context.report({ message: `An input of type ${type} must be bounded.` });
  }
}

/** No request can carry a text, list or number without a limit. */
export const boundedInput = () => ({
  Parameter: { Schema: check },
  RequestBody: { Schema: check },
});
