import type { Database } from '../../db/database.ts';
import type { SecurityLog } from '../../security/security-log.ts';
import type { Sessions } from '../sessions.ts';
import type { SignInDeps } from '../sign-in/deps.ts';
import { IdentityProofs } from './identity-proofs.ts';
import { methodRoutes } from './method-routes.ts';
import { proofRoutes } from './proof-routes.ts';

export function securityRoutes(
  { clock, codeSender, codes, guessLimits: limits, notices, wallets }: SignInDeps,
  { database, securityLog, sessions }: { database: Database; securityLog: SecurityLog; sessions: Sessions },
) {
  return {
    ...methodRoutes({ clock, database, limits, notices, sessions }, securityLog),
    ...proofRoutes(new IdentityProofs({ codes, codeSender, database, limits, sessions, wallets })),
  };
}
