import { test as guest } from './fixtures.ts';

/** Journeys of someone with an account of their own: its session is what the browser remembers. */
export const test = guest.extend({
  remembered: async ({ visitors }, use) => {
    await use({ cookieConsent: 'rejected', ...(await visitors.register()) });
  },
});

/** What a browser remembers in which an account has put off today's reward, by storage key: it does not open again. */
export const rewardPutOff = () => ({
  dailyBonusCheckedDate: new Date().toISOString().slice(0, 10),
  dailyBonusCheckedAs: 'REGISTERED',
  dailyBonusPopupNeeded: 'no',
});

/** As `test`, with no reward over the page. */
export const testWithoutReward = test.extend({
  remembered: async ({ remembered }, use) => use({ ...remembered, ...rewardPutOff() }),
});
