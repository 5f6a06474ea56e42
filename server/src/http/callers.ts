import type { Principal } from './principal.ts';
import { AppError } from '../errors.ts';
import type { AppContext } from './context.ts';

export interface Callers {
  none: undefined;
  optional: Principal | undefined;
  required: Principal;
}

/** Throws UNAUTHENTICATED for an invalid credential, needed or not. */
export type FindCaller = <Need extends keyof Callers>(need: Need, c: AppContext) => Promise<Callers[Need]>;

interface Authenticator {
  authenticate(claim: {
    authorization: string | undefined;
    deviceId: string | undefined;
  }): Promise<Principal | undefined>;
}

export function createFindCaller(sessions: Authenticator): FindCaller {
  const authenticate = (c: AppContext) =>
    sessions.authenticate({ authorization: c.req.header('authorization'), deviceId: c.req.header('device-id') });
  const ways: { [Need in keyof Callers]: (c: AppContext) => Promise<Callers[Need]> } = {
    none: async () => undefined,
    optional: authenticate,
    async required(c) {
      const principal = await authenticate(c);
      if (principal === undefined) throw new AppError('UNAUTHENTICATED', 'This call needs a session');
      return principal;
    },
  };
  return (need, c) => ways[need](c);
}
