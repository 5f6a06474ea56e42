import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';

/** Calls Stripe with its client, as `ask` does. */
export type Ask = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>;

const StripeError = z.object({
  type: z.string().startsWith('Stripe'),
  code: z.string().optional(),
  param: z.string().optional(),
  statusCode: z.number().optional(),
  requestId: z.string().optional(),
});

/** Stripe's code of an error; undefined for other errors. */
export const codeOf = (error: unknown): string | undefined => StripeError.safeParse(error).data?.code;

/**
 * Calls Stripe. Its errors may contain card data, so that causes keep only what names them.
 *
 * @throws {AppError} CONFLICT for a declined card, UNAVAILABLE where Stripe does not
 * answer or refuses the key, else INTERNAL.
 */
export async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const known = StripeError.safeParse(error);
    if (!known.success) throw error;
    const { code, param, requestId, statusCode, type } = known.data;
    const cause = new Error([type, code, param, statusCode, requestId].filter((part) => part !== undefined).join(' '));
    if (type === 'StripeCardError') throw new AppError('CONFLICT', 'The payment was declined', { cause });
    if (type === 'StripeInvalidRequestError' || type === 'StripeIdempotencyError') {
      throw new AppError('INTERNAL', 'The payment provider refused the request', { cause });
    }
    throw new AppError('UNAVAILABLE', 'The payment provider does not answer', { cause });
  }
}

/**
 * Creates something once under a key. Stripe answers a key for a day as it did at first, failures of its own too, so after
 * one the call is made once more without the key: a second customer or session does no harm, but refunds must not use this.
 */
export async function createOnce<Answer>(
  idempotencyKey: string,
  create: (options: { idempotencyKey?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await create({ idempotencyKey });
  } catch (error) {
    if (StripeError.safeParse(error).data?.type !== 'StripeAPIError') throw error;
    return create({});
  }
}
