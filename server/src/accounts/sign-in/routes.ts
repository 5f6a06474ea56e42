import type { SignInConfig } from '../../config/sign-in.ts';
import type { Handlers } from '../../http/operation.ts';
import { codeRoutes } from './codes/code-routes.ts';
import type { SignInDeps } from './deps.ts';
import { offeredSignInWays } from './sign-in-ways.ts';
import { socialRoutes } from './oauth/social-routes.ts';
import { telegramRoutes } from './telegram/telegram-routes.ts';
import { walletRoutes } from './wallets/wallet-routes.ts';
import { passwordRoutes } from './passwords/password-routes.ts';

type WayHandlers = Pick<Handlers, 'getSignInWays'>;

function wayRoutes(settings: SignInConfig): WayHandlers {
  const ways = offeredSignInWays(settings);
  return {
    async getSignInWays() {
      return { data: ways };
    },
  };
}

export function signInRoutes(deps: SignInDeps, settings: SignInConfig) {
  const { clock, guessLimits: limits, passwords, signIn } = deps;
  const { phoneRegion } = settings;
  return {
    ...codeRoutes({ ...deps, phoneRegion }),
    ...passwordRoutes({ passwords, phoneRegion, testAccount: { account: settings.testAccount, limits, signIn } }),
    ...wayRoutes(settings),
    ...socialRoutes(deps.oauthFlow, deps.apple),
    ...walletRoutes(deps.wallets),
    ...telegramRoutes({ clock, signIn, botToken: deps.telegramBot?.token }),
  };
}
