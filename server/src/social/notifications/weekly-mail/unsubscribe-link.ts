import { timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../../lib/locale.ts';
import type { ServerSecret } from '../../../lib/server-secret.ts';
import { sha256 } from '../../../lib/hash.ts';

const signatureOf = (secret: ServerSecret, accountId: string): string => secret.sign(`weekly-mail\n${accountId}`);

/** The address at which an account ends its weekly mail without signing in: it can do nothing else. */
export function unsubscribePath(secret: ServerSecret, locale: Locale, accountId: string): string {
  return `/${locale}/weekly-mail/${accountId}.${signatureOf(secret, accountId)}`;
}

/** The account that a token of such an address names; undefined for one that this server has not signed. */
export function accountOfToken(secret: ServerSecret, token: string): string | undefined {
  const dot = token.lastIndexOf('.');
  const accountId = token.slice(0, Math.max(0, dot));
  const expected = sha256(signatureOf(secret, accountId));
  const isSigned = timingSafeEqual(Buffer.from(expected), Buffer.from(sha256(token.slice(dot + 1))));
  return isSigned ? accountId : undefined;
}
