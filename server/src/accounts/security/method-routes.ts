import type { Handlers } from '../../http/operation.ts';
import type { SecurityLog } from '../../security/security-log.ts';
import { accountOf } from '../../http/principal.ts';
import { linkedSignInMethods } from '../sign-in/sign-in-methods.ts';
import { freshUntil } from './fresh-proof.ts';
import { changePassword, removePassword, type PasswordChangeDeps } from './password-change.ts';

type MethodHandlers = Pick<Handlers, 'getSignInMethods' | 'changePassword' | 'removePassword'>;

/** @param securityLog Records when a password change ends sessions. */
export function methodRoutes(deps: PasswordChangeDeps, securityLog: SecurityLog): MethodHandlers {
  return {
    async getSignInMethods({ principal }) {
      const methods = await linkedSignInMethods(deps.database.db, principal);
      const until = freshUntil(principal, deps.clock.now());
      return { data: { ...methods, provedUntil: until === undefined ? null : new Date(until).toISOString() } };
    },

    async changePassword({ input: { body }, network, principal }) {
      const { currentPassword, newPassword } = body;
      const session = await changePassword(deps, principal, { currentPassword, newPassword, network });
      const accountId = accountOf(principal);
      securityLog.record({ name: 'sessions ended', cause: 'password change', accountId }, { network });
      return { data: session, session };
    },

    async removePassword({ network, principal }) {
      const session = await removePassword(deps, principal);
      const accountId = accountOf(principal);
      securityLog.record({ name: 'sessions ended', cause: 'password removed', accountId }, { network });
      return { data: session, session };
    },
  };
}
