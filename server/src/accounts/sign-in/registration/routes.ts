import type { Handlers } from '../../../http/operation.ts';
import type { Registration } from './registration.ts';

export function registrationRoutes(registration: Registration): Pick<Handlers, 'getHeldInvitation' | 'holdInvitation'> {
  return {
    async getHeldInvitation({ principal }) {
      return { data: await registration.held(principal) };
    },

    async holdInvitation({ input: { body }, network, principal }) {
      return { data: await registration.hold(principal, body.code, network) };
    },
  };
}
