import type { LintContext, SchemaNode } from './nodes.ts';

/** What must be set for a type, so that validators made from the contract bound every value. */
const limits: Record<string, (schema: SchemaNode) => boolean> = {
  string: (schema) => schema.maxLength !== undefined || schema.enum !== undefined || schema.const !== undefined,
  array: (schema) => schema.maxItems !== undefined,
  integer: (schema) => schema.const !== undefined || schema.enum !== undefined || isRange(schema),
  number: (schema) => schema.const !== undefined || schema.enum !== undefined || isRange(schema),
};

const isRange = (schema: SchemaNode) => schema.minimum !== undefined && schema.maximum !== undefined;

/** No body and no parameter holds a text, a list or a number without a limit. */
export const bounds = () => ({
  Schema(schema: SchemaNode, context: LintContext) {
    for (const type of [schema.type ?? []].flat()) {
      if (limits[type]?.(schema) === false) context.report({ message: `A value of type ${type} must be bounded.` });
    }
  },
});
