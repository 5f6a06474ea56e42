import { claimDailyPoints } from '@fabula/sdk';

import { checkDailyBonus } from './daily-bonus';
import type { Visitor } from './visitor';

/** Lets one tab at a time do the work: a second look of the same day would already be the claim. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('daily-bonus', work) : work();

/** Everything that follows a successful session initialisation (Specification §4, "Daily bonus"). */
async function afterInitialisation({ storage, state }: Visitor): Promise<void> {
  await oneTabAtATime(async () => {
    const dailyBonusWaits = await checkDailyBonus({
      storage,
      now: () => Date.now(),
      claim: () => claimDailyPoints(),
      log: (message, cause) => console.warn(message, cause),
    });
    state.set({ dailyBonusWaits, isDailyBonusOpen: dailyBonusWaits });
  });
}

/** Makes sure that the visitor has a session, now and after each renewal, and looks for the daily bonus. */
export async function startSession(visitor: Visitor): Promise<void> {
  const { session } = visitor;
  if (session === undefined) return;
  session.subscribe(({ kind }) => {
    if (kind === 'started') void afterInitialisation(visitor);
  });
  if (session.current() === undefined) await session.start();
  else await afterInitialisation(visitor);
}
