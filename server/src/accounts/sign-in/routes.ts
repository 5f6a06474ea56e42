import type { Config } from '../../config/config.ts';
import { codeRoutes } from './code-routes.ts';
import type { SignInParts } from './parts.ts';

/** The handlers of every way of signing in. */
export function signInRoutes(parts: SignInParts, config: Config) {
  return {
    ...codeRoutes({ ...parts, phoneRegion: config.signIn.phoneRegion }),
  };
}
