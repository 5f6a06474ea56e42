import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import { getGetBasicInfoMockHandler } from '../generated/mocks/account/account.msw';
import { getDeviceInitMockHandler, getLogoutMockHandler } from '../generated/mocks/device/device.msw';
import { getGetBonusCalendarMockHandler } from '../generated/mocks/history/history.msw';
import { getClaimDailyPointsMockHandler } from '../generated/mocks/points/points.msw';
import type { UserStatus } from '../generated/model';
import { answer, examplesOf, operationIds, type OperationId } from './answer';

type DailyBonus = 'unseen' | 'offered' | 'claimed';

export interface VisitorState {
  readonly status: UserStatus;
  readonly dailyBonus: DailyBonus;
  readonly login: 'existing-user' | 'new-user';
}

const sessions = operations.deviceInit.examples[200];
const claims = operations.claimDailyPoints.examples[200];
const calendars = operations.getBonusCalendar.examples[200];
const infos = operations.getBasicInfo.examples[200];

/** The operations that sign in: those with an example of a login that finds an account. */
export const loginIds: readonly OperationId[] = operationIds.filter(
  (id) => 'existing-user' in (examplesOf(id)[200] ?? {}),
);

export function visitorHandlers(initial: VisitorState): RequestHandler[] {
  let { status, dailyBonus } = initial;
  const isRegistered = () => status === 'REGISTERED';

  const claim = () => {
    if (!isRegistered()) return claims.guest;
    if (dailyBonus === 'claimed') return claims['already-claimed'];
    dailyBonus = dailyBonus === 'unseen' ? 'offered' : 'claimed';
    return dailyBonus === 'offered' ? claims.offered : claims.claimed;
  };

  const calendar = () => {
    if (!isRegistered()) return calendars.guest;
    return dailyBonus === 'claimed' ? calendars.claimed : calendars.claimable;
  };

  const logins = loginIds.map((id) =>
    answer(id, 200, () => {
      status = 'REGISTERED';
      return examplesOf(id)[200]?.[initial.login];
    }),
  );

  return [
    getDeviceInitMockHandler(() => (isRegistered() ? sessions.registered : sessions.guest)),
    getLogoutMockHandler(() => {
      status = 'ANONYMOUS';
      return operations.logout.examples[200].guest;
    }),
    getGetBasicInfoMockHandler(() => (isRegistered() ? infos.registered : infos.guest)),
    getClaimDailyPointsMockHandler(claim),
    getGetBonusCalendarMockHandler(calendar),
    ...logins,
  ];
}
