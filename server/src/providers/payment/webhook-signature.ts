import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedWebhookError } from './payment-provider.ts';

const TOLERANCE_MS = 5 * 60_000;
/** A header has one signature for each secret that is valid: two while one is replaced. */
const MOST_SIGNATURES = 8;
const LONGEST_HEADER = 2048;

/** `t=seconds,v1=hex`, as large providers write it. */
export function signWebhook(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(body, secret, seconds)}`;
}

/**
 * Accepts a header with one time, any of several `v1`, and other schemes beside them, which prove nothing (`v0` is that of
 * test events).
 *
 * @throws {ForgedWebhookError} without a recent, valid signature
 */
export function checkSignature(signature: string | null, body: string, secret: string, now: number): void {
  const { given, seconds } = readHeader(signature ?? '');
  if (seconds === undefined || given.length === 0) throw new ForgedWebhookError('There is no signature');
  const expected = Buffer.from(digest(body, secret, seconds), 'hex');
  const isOurs = given.some((one) => timingSafeEqual(expected, Buffer.from(one, 'hex')));
  if (!isOurs) throw new ForgedWebhookError('The signature is wrong');
  if (Math.abs(now - seconds * 1000) > TOLERANCE_MS) throw new ForgedWebhookError('The signature is old');
}

function readHeader(header: string): { seconds: number | undefined; given: string[] } {
  if (header.length > LONGEST_HEADER) return { seconds: undefined, given: [] };
  const parts = header.split(',').map((part) => part.trim());
  const times = parts.filter((part) => /^t=\d{1,12}$/.test(part));
  const given = parts.filter((part) => /^v1=[0-9a-f]{64}$/.test(part)).map((part) => part.slice('v1='.length));
  const [time] = times;
  const seconds = time === undefined || times.length > 1 ? undefined : Number(time.slice('t='.length));
  return { seconds, given: given.slice(0, MOST_SIGNATURES) };
}

function digest(body: string, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
