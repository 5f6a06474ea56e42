import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/**
 * Input in the shape that the contract gives it.
 *
 * @param place Named when the input as a whole is wrong, for example `body`.
 * @throws {AppError} VALIDATION_FAILED, naming the first field at fault.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown, place: string): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || place;
  throw new AppError('VALIDATION_FAILED', `${field}: ${issue?.message ?? 'invalid'}`, { field });
}

/**
 * What is wrong with an answer; undefined when it is what the contract promises, no more and no less. A field that
 * the contract does not know is a fault too: that is how something private would leak.
 */
export function findContractFault(schema: z.ZodType, answer: unknown): string | undefined {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const result = schema.safeParse(sent);
  if (!result.success) return z.prettifyError(result.error);
  return isDeepStrictEqual(result.data, sent) ? undefined : 'The answer has fields that the contract does not know';
}
