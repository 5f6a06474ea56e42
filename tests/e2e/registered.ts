import { test as guest } from './fixtures.ts';

/** Journeys of someone with an account of their own: its session is what the browser remembers. */
export const test = guest.extend({
  remembered: async ({ visitors }, use) => {
    await use({ cookieConsent: 'rejected', ...(await visitors.register()) });
  },
});
