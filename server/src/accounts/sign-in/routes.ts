import type { Config } from '../../config/config.ts';
import { codeRoutes } from './code-routes.ts';
import type { SignInParts } from './parts.ts';
import { passwordRoutes } from './password-routes.ts';

/** The handlers of every way of signing in. */
export function signInRoutes(parts: SignInParts, { signIn: settings }: Config) {
  const { guessLimits: limits, passwords, signIn } = parts;
  const { phoneRegion } = settings;
  return {
    ...codeRoutes({ ...parts, phoneRegion }),
    ...passwordRoutes({ passwords, phoneRegion, testAccount: { account: settings.testAccount, limits, signIn } }),
  };
}
