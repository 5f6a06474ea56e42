import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getChangePasswordMockHandler,
  getConfirmByCodeMockHandler,
  getConfirmByPasswordMockHandler,
  getEndOtherSessionsMockHandler,
  getEndSessionMockHandler,
  getGetSignInMethodsMockHandler,
  getListSessionsMockHandler,
  getRemovePasswordMockHandler,
} from '../generated/mocks/security/security.msw';
import { problem } from './answer';

const { endSession, getSignInMethods, listSessions } = operations;

export function accountHandlers(): RequestHandler[] {
  let sessions = listSessions.examples[200].typical.data.items;
  let methods = getSignInMethods.examples[200].typical.data;

  const endOthers = () => {
    sessions = sessions.filter(({ current }) => current);
  };

  const confirm = () => {
    const answer = operations.confirmByCode.examples[200].proved;
    methods = { ...methods, provedUntil: answer.data.provedUntil };
    return answer;
  };

  return [
    getListSessionsMockHandler(() => ({ code: 200, message: 'OK', data: { items: sessions } })),
    getEndSessionMockHandler(({ params }) => {
      const session = sessions.find(({ sessionId }) => sessionId === params.sessionId);
      if (session === undefined) throw problem(404, endSession.examples[404]['not-found']);
      if (session.current) throw problem(409, endSession.examples[409].conflict);
      sessions = sessions.filter((other) => other !== session);
      return endSession.examples[200].ended;
    }),
    getEndOtherSessionsMockHandler(() => {
      endOthers();
      return operations.endOtherSessions.examples[200].ended;
    }),
    getGetSignInMethodsMockHandler(() => ({ code: 200, message: 'OK', data: methods })),
    getConfirmByCodeMockHandler(confirm),
    getConfirmByPasswordMockHandler(confirm),
    getRemovePasswordMockHandler(() => {
      if (methods.provedUntil === null) throw problem(403, operations.removePassword.examples[403]['proof-required']);
      endOthers();
      methods = { ...methods, hasPassword: false };
      return operations.removePassword.examples[200].removed;
    }),
    getChangePasswordMockHandler(() => {
      endOthers();
      methods = { ...methods, hasPassword: true };
      return operations.changePassword.examples[200].changed;
    }),
  ];
}
