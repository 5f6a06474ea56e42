import { sha256 } from '../../lib/hash.ts';
import type { ServerSecret } from '../../lib/server-secret.ts';

/** 128 bits. */
const HEX_DIGITS = 32;

/**
 * The code of a gift. It is derived rather than random, so that its giver can see the link again although only a hash is
 * stored: who reads the database alone can accept nothing.
 */
export const giftCode = (secret: ServerSecret, giftId: string): string =>
  secret.sign(`gift:${giftId}`).slice(0, HEX_DIGITS);

/** Found by a unique index, so a wrong code takes as long as a right one. */
export const codeHash = (code: string): string => sha256(`gift-code:${code}`);

/** Undefined when the server’s secret is another than when the gift was made. */
export function shownCode(
  secret: ServerSecret,
  { code_hash: hash, gift_id: giftId }: { gift_id: string; code_hash: string },
): string | undefined {
  const code = giftCode(secret, giftId);
  return codeHash(code) === hash ? code : undefined;
}
