import type { Handlers } from '../http/operation.ts';
import type { AccountSessions } from './account-sessions.ts';

type SessionHandlers = Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'>;

export function sessionRoutes(accountSessions: AccountSessions): SessionHandlers {
  return {
    async listSessions({ principal }) {
      return { data: { items: await accountSessions.list(principal) } };
    },

    async endSession({ input: { params }, principal }) {
      await accountSessions.end(principal, params.sessionId);
      return { data: null };
    },

    async endOtherSessions({ principal }) {
      await accountSessions.endOthers(principal);
      return { data: null };
    },
  };
}
