import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/** Throws VALIDATION_FAILED with the first wrong field, or `place` (such as `body`) when all of it is wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown, place: string): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || place;
  throw new AppError('VALIDATION_FAILED', `${field}: ${issue?.message ?? 'invalid'}`, { field });
}

/** A response's violation of the contract, or undefined. Unknown fields count too: they would leak private data. */
export function findContractFault(schema: z.ZodType, answer: unknown): string | undefined {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const result = schema.safeParse(sent);
  if (!result.success) return z.prettifyError(result.error);
  return isDeepStrictEqual(result.data, sent) ? undefined : 'The answer has fields that the contract does not know';
}
