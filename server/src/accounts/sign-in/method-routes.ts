import type { Handlers } from '../../http/operation.ts';
import { changePassword, type PasswordChangeParts } from './password-change.ts';
import { signInMethods } from './sign-in-methods.ts';

type MethodHandlers = Pick<Handlers, 'getSignInMethods' | 'changePassword'>;

export function methodRoutes(parts: PasswordChangeParts): MethodHandlers {
  return {
    async getSignInMethods({ principal }) {
      return { data: await signInMethods(parts.database.db, principal) };
    },

    async changePassword({ input: { body }, network, principal }) {
      const { currentPassword, newPassword } = body;
      const session = await changePassword(parts, principal, { currentPassword, newPassword, network });
      return { data: session, session };
    },
  };
}
