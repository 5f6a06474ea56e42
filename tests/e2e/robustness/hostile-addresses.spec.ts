import type { Page } from '@playwright/test';

import { watchCalls } from '../calls.ts';
import { expect, test, untilLive, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

/** Ids that would lead a call elsewhere if they were written into its path as they are. */
const hostile = ['..%2Ftags', 'maren-vale%3Fx=1%23', 'maren-vale%2F..%2Fmaren-vale'];

/** Follows an address as a link of the page would, without a request for the page. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

const calledPaths = (calls: ReturnType<typeof watchCalls>) =>
  calls.map((request) => new URL(request.url()).pathname).filter((path) => !path.startsWith('/api/registerlogin/'));

// React says so where the answer arrives after the page was first drawn.
test.use({ expectedComplaints: [/^(React Router caught .* )?BadRequestError: characterId: /] });

for (const id of hostile) {
  test(`the profile of ${id} is not found, and calls nothing else`, async ({ page }) => {
    const calls = watchCalls(page);
    const response = await page.goto(`/en-US/character-profile/${id}`);
    expect(response?.status()).toBe(404);
    await untilLive(page);
    await expect(page).toHaveTitle('Page not found · Fabula');

    // A page that asks for nothing of the catalogue by itself.
    await visit(page, '/en-US/about-us');
    const before = calls.length;
    await follow(page, `/en-US/character-profile/${id}`);
    await expect(page).toHaveTitle('Page not found · Fabula');
    const made = calledPaths(calls.slice(before)).filter((path) => /^\/api\/(tags\/|characters)/.test(path));
    const segment = encodeURIComponent(decodeURIComponent(id));
    expect(made).toContain(`/api/characters/${segment}`);
    expect(made.filter((path) => path.split('/')[3] !== segment)).toEqual([]);
  });
}
