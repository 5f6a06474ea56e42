import type { Handlers } from '../http/operation.ts';
import { accountOf } from '../http/principal.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { AccountDeletion } from './account-deletion.ts';

/** @param securityLog Records that the deletion has ended sessions. */
export function accountDeletionRoutes(
  accountDeletion: AccountDeletion,
  securityLog: SecurityLog,
): Pick<Handlers, 'deleteAccount'> {
  return {
    async deleteAccount({ network, principal }) {
      const session = await accountDeletion.delete(principal);
      const accountId = accountOf(principal);
      securityLog.record({ name: 'sessions ended', cause: 'account deleted', accountId }, { network });
      return { data: session, session };
    },
  };
}
