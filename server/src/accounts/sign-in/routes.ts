import type { Config } from '../../config/config.ts';
import { codeRoutes } from './code-routes.ts';
import type { SignInParts } from './parts.ts';
import { socialRoutes } from './social-routes.ts';
import { telegramRoutes } from './telegram-routes.ts';
import { walletRoutes } from './wallet-routes.ts';
import { passwordRoutes } from './password-routes.ts';

/** The handlers of every way of signing in. */
export function signInRoutes(parts: SignInParts, { signIn: settings }: Config) {
  const { clock, guessLimits: limits, passwords, signIn } = parts;
  const { phoneRegion } = settings;
  return {
    ...codeRoutes({ ...parts, phoneRegion }),
    ...passwordRoutes({ passwords, phoneRegion, testAccount: { account: settings.testAccount, limits, signIn } }),
    ...socialRoutes(parts.roundTrips, parts.apple),
    ...walletRoutes(parts.wallets),
    ...telegramRoutes({ clock, signIn, botToken: settings.telegramBotToken }),
  };
}
