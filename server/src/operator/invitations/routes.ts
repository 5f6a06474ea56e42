import type { Handlers } from '../../http/operation.ts';
import type { Guard } from '../acting.ts';
import type { Invitations } from './invitations.ts';

/** `guard` refuses everyone but operators. */
export function invitationRoutes(
  invitations: Invitations,
  { acting, reading }: Guard,
): Pick<Handlers, 'listAccountInvitations' | 'createAccountInvitation' | 'withdrawAccountInvitation'> {
  return {
    async listAccountInvitations({ input, principal }) {
      await reading(principal);
      return { data: await invitations.list(input.query) };
    },

    async createAccountInvitation(call) {
      return { data: await invitations.create(await acting(call), call.input.body) };
    },

    async withdrawAccountInvitation(call) {
      const { body, params } = call.input;
      return { data: await invitations.withdraw(await acting(call), params.invitationId, body) };
    },
  };
}
