import type { Handlers } from '../../http/operation.ts';
import type { SecurityLog } from '../../security/security-log.ts';
import { accountOf } from '../../http/principal.ts';
import { linkedSignInMethods } from '../sign-in/sign-in-methods.ts';
import { freshUntil } from './fresh-proof.ts';
import { changePassword, removePassword, type PasswordChangeParts } from './password-change.ts';

type MethodHandlers = Pick<Handlers, 'getSignInMethods' | 'changePassword' | 'removePassword'>;

/** @param securityLog Records when a password change ends sessions. */
export function methodRoutes(parts: PasswordChangeParts, securityLog: SecurityLog): MethodHandlers {
  return {
    async getSignInMethods({ principal }) {
      const methods = await linkedSignInMethods(parts.database.db, principal);
      const until = freshUntil(principal, parts.clock.now());
      return { data: { ...methods, provedUntil: until === undefined ? null : new Date(until).toISOString() } };
    },

    async changePassword({ input: { body }, network, principal }) {
      const { currentPassword, newPassword } = body;
      const session = await changePassword(parts, principal, { currentPassword, newPassword, network });
      const accountId = accountOf(principal);
      securityLog.record({ name: 'sessions ended', cause: 'password change', accountId }, { network });
      return { data: session, session };
    },

    async removePassword({ network, principal }) {
      const session = await removePassword(parts, principal);
      const accountId = accountOf(principal);
      securityLog.record({ name: 'sessions ended', cause: 'password removed', accountId }, { network });
      return { data: session, session };
    },
  };
}
