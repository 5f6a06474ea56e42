import { AppError } from '../errors.ts';
import type { Handlers } from '../http/operation.ts';

async function notBuilt(): Promise<never> {
  throw new AppError('NOT_IMPLEMENTED', 'This server does not offer this way of signing in');
}

/** Documented operations that this server routes, checks and refuses. */
export const notBuiltRoutes = {
  twitterLogin: notBuilt,
  twitterCallback: notBuilt,
  facebookLogin: notBuilt,
  facebookCallback: notBuilt,
  googleLogin: notBuilt,
  googleCallback: notBuilt,
  appleLogin: notBuilt,
  appleCallback: notBuilt,
  discordLogin: notBuilt,
} satisfies Partial<Handlers>;
