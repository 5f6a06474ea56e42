import { randomInt } from 'node:crypto';
import { z } from 'zod';
import {
  GenerationLora,
  GenerationReference,
  Locale,
  PictureSize,
  PortraitExpression,
  type GenerationForm,
} from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import type { Locale as LocaleName } from '../lib/locale.ts';
import type { PictureEngine } from '../providers/pictures/picture-engine.ts';

const MOST_SEED = 2 ** 32 - 1;
/** What PostgreSQL cannot store. */
const NUL = '\u0000';

export const DrawnRequest = z.object({
  size: PictureSize,
  count: z.int(),
  seed: z.int(),
  loras: z.array(GenerationLora),
  engineLoras: z.array(z.object({ id: z.string(), weight: z.number() })),
  reference: GenerationReference.nullable(),
  /** Absent from rows that were stored before there were any. */
  mask: z.string().nullable().default(null),
  /** Absent from rows that were stored before it could be chosen. */
  expression: PortraitExpression.nullable().default(null),
  language: Locale,
  mature: z.boolean(),
});
export type DrawnRequest = z.output<typeof DrawnRequest>;

/**
 * What a form asks of an engine.
 *
 * @throws {AppError} VALIDATION_FAILED with the field of what this engine cannot do or nothing can be done with: words are
 *   sent letter by letter or not at all.
 */
export function readForm(
  form: GenerationForm,
  { can }: PictureEngine,
  language: LocaleName,
): Omit<DrawnRequest, 'engineLoras' | 'mature'> {
  const { count = 1, expression, loras = [], mask, negative = '', prompt, reference, seed, size } = form;
  requireWords('prompt', prompt);
  if (negative !== '') requireWords('negative', negative);
  if (negative !== '' && !can.negative) throw cannot('negative', 'leaves nothing out');
  if (seed !== undefined && !can.seed) throw cannot('seed', 'takes no seed');
  if (loras.length > 0 && !can.loras) throw cannot('loras', 'takes no add-on models');
  if (reference !== undefined && !can.reference) throw cannot('reference', 'starts from no picture');
  if (mask !== undefined && !can.mask) throw cannot('mask', 'redraws no part of a picture');
  if (mask !== undefined && reference === undefined) {
    throw new AppError('VALIDATION_FAILED', 'mask: needs a picture to start from', { field: 'mask' });
  }
  if (expression !== undefined && !can.expressions)
    throw cannot('expression', 'takes an expression from the words alone');
  if (new Set(loras.map(({ loraId }) => loraId)).size < loras.length) {
    throw new AppError('VALIDATION_FAILED', 'loras: each may be named once', { field: 'loras' });
  }
  const [usual] = can.sizes;
  if (usual === undefined) throw new Error('The engine has no size');
  const known = size === undefined || can.sizes.some((one) => one.width === size.width && one.height === size.height);
  if (!known) throw cannot('size', 'does not draw this size');
  if (seed !== undefined && seed + count - 1 > MOST_SEED) {
    throw new AppError('VALIDATION_FAILED', 'seed: there are not as many seeds after it', { field: 'seed' });
  }
  return {
    size: size ?? { width: usual.width, height: usual.height },
    count,
    seed: seed ?? randomInt(MOST_SEED - count),
    loras,
    reference: reference ?? null,
    mask: mask ?? null,
    expression: expression ?? null,
    language,
  };
}

/** Throws VALIDATION_FAILED for words that cannot be sent letter by letter. */
export function requireWords(field: 'prompt' | 'negative', words: string): void {
  if (words.trim() === '') throw new AppError('VALIDATION_FAILED', `${field}: must not be empty`, { field });
  if (words.isWellFormed() && !words.includes(NUL)) return;
  throw new AppError('VALIDATION_FAILED', `${field}: has letters in it that are none`, { field });
}

function cannot(field: string, what: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: the engine of this server ${what}`, { field });
}
