import type { SignInConfig } from '../../config/sign-in.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/operation.ts';
import type { Sessions } from '../sessions.ts';
import { codeRoutes } from './code-routes.ts';
import { methodRoutes } from './method-routes.ts';
import type { SignInParts } from './parts.ts';
import { signInWays } from './sign-in-ways.ts';
import { socialRoutes } from './social-routes.ts';
import { telegramRoutes } from './telegram-routes.ts';
import { walletRoutes } from './wallet-routes.ts';
import { passwordRoutes } from './password-routes.ts';

type WayHandlers = Pick<Handlers, 'getSignInWays'>;

function wayRoutes(settings: SignInConfig): WayHandlers {
  const ways = signInWays(settings);
  return {
    async getSignInWays() {
      return { data: ways };
    },
  };
}

/** The handlers of every way of signing in. */
export function signInRoutes(
  parts: SignInParts,
  { database, sessions }: { database: Database; sessions: Sessions },
  settings: SignInConfig,
) {
  const { clock, guessLimits: limits, passwords, signIn } = parts;
  const { phoneRegion } = settings;
  return {
    ...codeRoutes({ ...parts, phoneRegion }),
    ...passwordRoutes({ passwords, phoneRegion, testAccount: { account: settings.testAccount, limits, signIn } }),
    ...wayRoutes(settings),
    ...methodRoutes({ clock, limits, database, sessions }),
    ...socialRoutes(parts.roundTrips, parts.apple),
    ...walletRoutes(parts.wallets),
    ...telegramRoutes({ clock, signIn, botToken: parts.telegramBot?.token }),
  };
}
