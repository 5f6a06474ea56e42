import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Contract, Schema } from '../scripts/contract.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema with every object closed: a field that is not declared is a fault, as generated validators drop it. */
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close);
  if (!isRecord(schema)) return schema;
  const closed = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, close(value)]));
  return isRecord(schema['properties']) ? { ...closed, additionalProperties: false } : closed;
}

/** Answers a finder of validators for the named schemas of the contract. */
export function makeSchemaCheck(contract: Contract): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  formats.default(ajv);
  ajv.addSchema({ $id: 'contract', components: { schemas: close(contract.components.schemas) } });
  return (schema) => {
    const validate = ajv.getSchema(`contract${schema.$ref}`);
    if (!validate) throw new Error(`The contract has no schema ${schema.$ref}.`);
    return validate;
  };
}
