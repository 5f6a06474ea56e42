import { claimDailyPoints, type UserStatus } from '@fabula/sdk';

import { checkDailyBonus } from './daily-bonus';
import type { App } from '../context/app-context';

type SessionParts = Pick<App, 'visitor' | 'usesPoints'>;

/** One tab at a time: a second call on the same day would already be the claim. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('daily-bonus', work) : work();

/** Everything that follows a session initialisation or a login (Product §4.10). */
async function afterInitialisation({ usesPoints, visitor }: SessionParts, status: UserStatus): Promise<void> {
  if (!usesPoints) return;
  const { storage, state } = visitor;
  await oneTabAtATime(async () => {
    const parts = {
      storage,
      now: () => Date.now(),
      claim: () => claimDailyPoints(),
      log: (message: string, cause: unknown) => console.warn(message, cause),
    };
    const isNeeded = await checkDailyBonus(parts, status);
    const dailyBonusWaits = isNeeded && state.get().isRegistered;
    state.set({ dailyBonusWaits, isDailyBonusOpen: dailyBonusWaits });
  });
}

export async function startSession(app: SessionParts): Promise<void> {
  const { session } = app.visitor;
  if (session === undefined) return;
  let status = session.status();
  session.subscribe(({ kind, session: values }) => {
    const before = status;
    status = values['User-Login-Status'];
    const hasLoggedIn = status === 'REGISTERED' && before !== status;
    if (kind === 'started' || hasLoggedIn) void afterInitialisation(app, status);
  });
  if (session.current() === undefined) await session.start();
  else await afterInitialisation(app, status);
}
