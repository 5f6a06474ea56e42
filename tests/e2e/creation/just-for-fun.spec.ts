import { z } from 'zod';

import { expect, stored, test as guest, visit } from '../fixtures.ts';
import type { Page } from '@playwright/test';

const test = guest.extend({ remembered: { cookieConsent: 'rejected' } });

const choose = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Search characters', exact: true }).fill(name);
    await page.getByRole('button', { name: new RegExp(`^${name}`), pressed: false }).click();
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
};
const make = (page: Page) => page.getByRole('button', { name: 'Make it, free' });
const result = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

const Session = z.object({ Authorization: z.string(), 'Device-ID': z.string(), 'User-Login-Status': z.string() });
const Round = z.object({
  roundId: z.string(),
  choices: z.array(z.object({ choiceId: z.string(), lock: z.string().nullable() })),
});
const Begun = z.object({ data: z.object({ storySessionId: z.string(), round: Round }) });
const Told = z.object({ data: Round });

/** Plays a story of the house to an ending, as the visitor of the page. */
async function playToAnEnding(page: Page, storyId: string): Promise<void> {
  const headers = Session.parse(await stored(page));
  const post = async (path: string, data: object) => (await page.request.post(`/api${path}`, { headers, data })).json();
  const { round, storySessionId } = Begun.parse(await post('/story-sessions', { storyId })).data;
  let { roundId, choices } = round;
  while (choices.length > 0) {
    const choiceId = choices.find(({ lock }) => lock === null)?.choiceId ?? '';
    const path = `/story-sessions/${storySessionId}/rounds`;
    ({ roundId, choices } = Told.parse(await post(path, { roundId, choiceId })).data);
  }
}

test('two characters become a third, whom a stranger sees and who is kept as a character', async ({
  browser,
  page,
}) => {
  await visit(page, '/en-US/gen-character/create-own-character');
  await page.getByRole('link', { name: 'Just for fun' }).click();
  await expect(page).toHaveURL(/\/en-US\/gen-funny\/mash-up$/);
  await make(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose two characters' })).toBeVisible();
  await choose(page, 'Maren Vale', 'Su Yin');
  await make(page).click();
  await expect(result(page)).toBeFocused();
  const name = (await result(page).textContent()) ?? '';
  await expect(page.getByText('Put together without a model.')).toBeVisible();
  const link = page.url();
  expect(link).toMatch(/result=fun-\w+&seed=\w+&with=maren-vale%2Csu-yin/);

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const read = await stranger.newPage();
  await read.goto(link);
  await expect(read.getByRole('heading', { level: 3, name })).toBeVisible();
  const image = (await read.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const card = await stranger.request.get(new URL(new URL(image).pathname, link).href);
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
  await stranger.close();

  await page.getByRole('button', { name: 'Keep as a character' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await page.goBack();
  await expect(result(page)).toHaveText(name);
});

test('every other tab makes its own, and a kept result is listed until it is deleted', async ({ page }) => {
  await visit(page, '/en-US/gen-funny/nonsense');
  await expect(page).toHaveURL(/\/en-US\/gen-funny\/mash-up$/);

  await page.getByRole('link', { name: 'What would they say?' }).click();
  await choose(page, 'Maren Vale');
  await page.getByRole('textbox', { name: 'Your line' }).fill('I burnt the bread.');
  await make(page).click();
  await expect(result(page)).toContainText('I burnt the bread.');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your line' })).toHaveValue('I burnt the bread.');

  await page.getByRole('link', { name: 'Tonight’s lantern' }).click();
  await choose(page, 'Su Yin');
  await make(page).click();
  const lantern = (await result(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  const kept = page.getByRole('region', { name: 'What you kept' });
  await expect(kept.getByRole('link', { name: lantern })).toBeVisible();
  await page.getByRole('button', { name: 'Again' }).click();
  await make(page).click();
  await expect(result(page)).toHaveText(lantern);
  await kept.getByRole('button', { name: `Delete: ${lantern}` }).click();
  await expect(kept.getByText('Results that you keep will appear here.')).toBeVisible();

  await page.getByRole('link', { name: 'Who are you?' }).click();
  for (const answer of ['By the sea wall', 'A small key', 'Read the timetable', 'The stars will do', 'Enjoy it']) {
    await page.getByRole('radio', { name: answer }).check();
  }
  await make(page).click();
  await expect(page.getByText('Answer all six questions')).toBeVisible();
  await page.getByRole('radio', { name: 'What I have lost' }).check();
  await make(page).click();
  await expect(page.getByText(/What you have in common:/)).toBeVisible();

  await page.getByRole('link', { name: 'Another ending' }).click();
  await expect(page.getByText(/Your finished stories will appear here/)).toBeVisible();
  await playToAnEnding(page, 'winter-at-heron-pass');
  await page.reload();
  await page.getByRole('radio', { name: /Winter at Heron Pass/ }).check();
  await make(page).click();
  await expect(page.getByText('Another ending of Winter at Heron Pass')).toBeVisible();
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a postcard fits the screen, and can be saved as a picture', async ({ page }) => {
    await visit(page, '/ar-SA/gen-funny/postcard?with=maren-vale');
    await page.getByRole('button', { name: 'أنشئ مجانًا' }).click();
    await expect(result(page)).toBeFocused();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'حفظ كصورة' }).click();
    expect((await saving).suggestedFilename()).toBe('postcard.png');
  });
});
