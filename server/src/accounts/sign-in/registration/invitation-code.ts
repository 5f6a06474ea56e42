import { sha256 } from '../../../lib/hash.ts';
import type { ServerSecret } from '../../../lib/server-secret.ts';

/** 128 bits. */
const HEX_DIGITS = 32;

/**
 * The code of an account invitation. It is derived rather than random, so that a repeated request answers the same one
 * although only a hash is stored.
 */
export const invitationCode = (secret: ServerSecret, invitationId: string): string =>
  secret.sign(`account-invitation:${invitationId}`).slice(0, HEX_DIGITS);

/** Found by a unique index, so a wrong code takes as long as a right one. */
export const codeHash = (code: string): string => sha256(`account-invitation-code:${code}`);
