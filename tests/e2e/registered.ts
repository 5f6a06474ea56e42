import { registerVisitor } from '../servers/register-visitor.ts';
import { test as guest } from './fixtures.ts';

/** Journeys of someone with an account of their own: its session is what the browser remembers. */
export const test = guest.extend({
  remembered: async ({ server }, use) => {
    await use({ cookieConsent: 'rejected', ...(await registerVisitor(server)) });
  },
});
