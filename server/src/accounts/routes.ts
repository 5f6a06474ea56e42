import type { Handlers } from '../http/operation.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Accounts } from './accounts.ts';
import { clientName } from './client-name.ts';
import type { Sessions } from './sessions.ts';

export interface AccountRouteDeps {
  accounts: Accounts;
  sessions: Sessions;
  limitDevices: RateLimit;
}

export function accountRoutes({
  accounts,
  limitDevices,
  sessions,
}: AccountRouteDeps): Pick<Handlers, 'deviceInit' | 'logout' | 'getBasicInfo' | 'confirmAdult'> {
  return {
    async deviceInit({ authorization, input, network, userAgent }) {
      if (network !== undefined) await limitDevices(network);
      const session = await sessions.initialise(
        { authorization, deviceId: input.query.deviceId },
        clientName(userAgent),
      );
      return { data: session, session };
    },

    async logout({ principal }) {
      const session = await sessions.leave(principal);
      return { data: session, session };
    },

    async getBasicInfo({ principal, view: { locale } }) {
      const info = await accounts.basicInfo(principal, locale);
      return {
        data: {
          user_name: info.userName,
          motto: info.motto,
          user_avatar_image_url: info.avatarUrl,
          points: info.points,
        },
      };
    },

    async confirmAdult({ principal }) {
      await sessions.confirmAdult(principal);
      return { data: { adultConfirmed: true } };
    },
  };
}
