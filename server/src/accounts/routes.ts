import type { UserBasicInfo } from '../contract/validators.ts';
import type { Handlers } from '../http/operation.ts';
import type { Principal } from '../http/principal.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import type { Accounts } from './accounts.ts';
import { clientName } from './client-name.ts';
import type { Sessions } from './sessions.ts';

type Worn = Pick<UserBasicInfo, 'user_frame_id' | 'user_binding_id' | 'user_paper_id'>;
type Standing = Pick<UserBasicInfo, 'role' | 'suspension'>;

export interface AccountRouteDeps {
  accounts: Accounts;
  sessions: Sessions;
  limitDevices: RateLimit;
  wornBy: (principal: Principal) => Promise<Worn>;
  standingOf: (principal: Principal) => Promise<Standing>;
}

export function accountRoutes({
  accounts,
  limitDevices,
  sessions,
  standingOf,
  wornBy,
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
          ...(await wornBy(principal)),
          ...(await standingOf(principal)),
        },
      };
    },

    async confirmAdult({ principal }) {
      await sessions.confirmAdult(principal);
      return { data: { adultConfirmed: true } };
    },
  };
}
