import type { SignInConfig } from '../../config/sign-in.ts';
import { AppError } from '../../errors.ts';
import type { Handlers } from '../../http/operation.ts';
import { registrationRoutes } from './registration/routes.ts';
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

const notOffered = async (): Promise<never> => {
  throw new AppError('NOT_IMPLEMENTED', 'This server offers single sign-on only');
};

/** Every way in but single sign-on. `getWeb3Nonce` stays: a signature also confirms who an owner is. */
const notOfferedWithSingleSignOn = {
  sendEmailCode: notOffered,
  verifyEmailCode: notOffered,
  sendSmsCode: notOffered,
  verifySmsCode: notOffered,
  signUp: notOffered,
  resetPassword: notOffered,
  verifyPassword: notOffered,
  verifyTestAccount: notOffered,
  googleLogin: notOffered,
  googleCallback: notOffered,
  facebookLogin: notOffered,
  facebookCallback: notOffered,
  twitterLogin: notOffered,
  twitterCallback: notOffered,
  appleLogin: notOffered,
  appleCallback: notOffered,
  discordAuthorize: notOffered,
  discordLogin: notOffered,
  verifyWeb3: notOffered,
  telegramCallback: notOffered,
} as const satisfies Partial<Handlers>;

export function signInRoutes(deps: SignInDeps, settings: SignInConfig) {
  const { clock, guessLimits: limits, passwords, signIn } = deps;
  const { phoneRegion } = settings;
  return {
    ...codeRoutes({ ...deps, phoneRegion }),
    ...passwordRoutes({ passwords, phoneRegion, testAccount: { account: settings.testAccount, limits, signIn } }),
    ...wayRoutes(settings),
    ...registrationRoutes(deps.registration),
    ...socialRoutes(deps.oauthFlow, deps.apple),
    ...walletRoutes(deps.wallets),
    ...telegramRoutes({ clock, signIn, botToken: deps.telegramBot?.token }),
    ...(settings.oidc?.only === true ? notOfferedWithSingleSignOn : {}),
  };
}
