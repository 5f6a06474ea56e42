import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedWebhookError } from './payment-provider.ts';

/** How old a signature may be: a webhook that was overheard cannot be used for long. */
const TOLERANCE_MS = 5 * 60_000;

/** A signature over a body and its moment, `t=seconds,v1=hex`, as the large providers write it. */
export function signWebhook(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(body, secret, seconds)}`;
}

/** @throws {ForgedWebhookError} when the body was not signed with the secret, or not lately. */
export function checkSignature(signature: string | null, body: string, secret: string, now: number): void {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (seconds === undefined || given === undefined) throw new ForgedWebhookError('There is no signature');
  const expected = Buffer.from(digest(body, secret, Number(seconds)), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) throw new ForgedWebhookError('The signature is wrong');
  if (Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS) throw new ForgedWebhookError('The signature is old');
}

function digest(body: string, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
