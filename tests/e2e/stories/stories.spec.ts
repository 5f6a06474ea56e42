import type { Page } from '@playwright/test';

import { catalogueOf, type Language } from '../catalogue.ts';
import { expect, visit } from '../fixtures.ts';
import { addressOf, choiceOf, choose, countingLight, heronPass, playTo, test } from './story-plays.ts';

const endingOf = (page: Page, title: string) => page.getByRole('main').getByRole('heading', { name: title, level: 2 });

const inLanguage = (language: Language, address: string) => `/${language}${address}`;

test('a guest plays a story to one end, goes back, takes another way to another, and reads on elsewhere', async ({
  browser,
  page,
  session,
  server,
}) => {
  const [still, relieved] = countingLight.endings;

  await test.step('a story begins under a name, and every round has an address and a title', async () => {
    await visit(page, `/en-US/story-profile/${countingLight.storyId}`);
    await page.getByRole('link', { name: 'Begin the story' }).click();
    await page.getByRole('textbox', { name: /Your name/ }).fill('Noor');
    await page.getByRole('button', { name: 'Begin the story' }).click();
    await expect(page).toHaveURL(/\/dynamic-story-play\/[\w-]+\/the-counting-light\/[\w-]+$/);
    await expect(page).toHaveTitle('The Counting Light: round 1 · Fabula');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const [first = '', ...rest] = countingLight.choices;
    await choose(page, first);
    await expect(page).toHaveTitle('The Counting Light: round 2 · Fabula');
    for (const text of rest) await choose(page, text);
    await expect(page.getByText('Round 6 of 8–9')).toBeVisible();
  });
  const fork = page.url();

  await test.step('it comes to an end, which is found from then on', async () => {
    for (const text of still.choices) await choose(page, text);
    await expect(endingOf(page, still.title)).toBeVisible();
    await expect(page.getByText('1 of 4 found')).toBeVisible();
  });

  await test.step('the way back leads through the rounds, which are read, not played', async () => {
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(fork);
    await expect(choiceOf(page, relieved.choices[0] ?? '')).toBeDisabled();
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await expect(choiceOf(page, relieved.choices[0] ?? '')).toBeEnabled();
  });

  await test.step('another way leads to another end, and the first one stays on the map', async () => {
    await choose(page, relieved.choices[0] ?? '');
    await page.getByRole('button', { name: 'Undo the last move' }).click();
    await expect(page).toHaveURL(fork);
    for (const text of relieved.choices) await choose(page, text);
    await expect(endingOf(page, relieved.title)).toBeVisible();
    await expect(page.getByText('2 of 4 found')).toBeVisible();
    const path = page.getByRole('region', { name: 'Your path so far' });
    await path.getByText('1 other path').click();
    await expect(path.getByRole('link', { name: still.title })).toBeVisible();
  });

  await test.step('another device of the same reader continues at the current round', async () => {
    await page.goto(fork);
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await expect(choiceOf(page, relieved.choices[0] ?? '')).toBeEnabled();
    const localStorage = Object.entries({ cookieConsent: 'rejected', ...session }).map(([name, value]) => ({
      name,
      value,
    }));
    const elsewhere = await browser.newContext({
      baseURL: server.origin,
      storageState: { cookies: [], origins: [{ origin: server.origin, localStorage }] },
    });
    const other = await elsewhere.newPage();
    await visit(other, `/en-US/story-profile/${countingLight.storyId}`);
    await other.getByRole('link', { name: 'Continue the story' }).click();
    await expect(other).toHaveURL(fork);
    await choose(other, relieved.choices[0] ?? '');
    await elsewhere.close();
  });

  await test.step('where it was played on, the first device is told, and led there', async () => {
    await choiceOf(page, still.choices[0] ?? '').click();
    await page.getByRole('button', { name: 'Go to the current round' }).click();
    await expect(choiceOf(page, 'Keep the light.')).toBeEnabled();
  });
});

test('a locked choice says why, a key takes another, and the end leads back to the last choice', async ({
  page,
  session,
  server,
}) => {
  const [polite, named] = heronPass.endings;
  const round = await playTo(server, session, heronPass);
  await visit(page, inLanguage('en-US', addressOf(round)));
  const locked = choiceOf(page, '“You are where…” Begin it, and let the others finish.');
  await expect(locked).toHaveAccessibleName(/One of the three hardly knows you yet/);
  await locked.click({ force: true });
  await expect(page).toHaveURL(inLanguage('en-US', addressOf(round)));
  // The keys take the choices by their numbers.
  await page.keyboard.press('2');
  await expect(endingOf(page, polite.title)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the last choice' }).click();
  await expect(choiceOf(page, named.choices[0] ?? '')).toBeEnabled();
});

interface Reader {
  readonly title: string;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly isPhone: boolean;
}

const readers: readonly Reader[] = [
  { title: 'at a desk, in English', language: 'en-US', direction: 'ltr', isPhone: false },
  { title: 'at a desk, in Arabic', language: 'ar-SA', direction: 'rtl', isPhone: false },
  { title: 'on a phone, in English', language: 'en-US', direction: 'ltr', isPhone: true },
  { title: 'on a phone, in Arabic', language: 'ar-SA', direction: 'rtl', isPhone: true },
];

for (const { title, language, direction, isPhone } of readers) {
  test.describe(title, () => {
    test.use({
      locale: language,
      ...(isPhone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {}),
    });
    const texts = catalogueOf(language);

    for (const story of [countingLight, heronPass]) {
      test(`${story.title} is played to one end, and from where the ways part to another`, async ({
        page,
        session,
        server,
      }) => {
        const [one, other] = story.endings;
        const round = await playTo(server, session, story);
        await visit(page, inLanguage(language, addressOf(round)));
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
        await expect(page.getByRole('navigation', { name: texts['shell.bottomBar.label'] ?? '' })).toHaveCount(0);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(wide, 'the page is no wider than the screen').toBe(false);

        for (const text of one.choices) await choose(page, text);
        await expect(endingOf(page, one.title)).toBeVisible();
        await page.goto(inLanguage(language, addressOf(round)));
        await page.getByRole('button', { name: texts['play.older.playOn'] ?? '' }).click();
        for (const text of other.choices) await choose(page, text);
        await expect(endingOf(page, other.title)).toBeVisible();
        await page.reload();
        await expect(endingOf(page, other.title)).toBeVisible();
      });
    }
  });
}
