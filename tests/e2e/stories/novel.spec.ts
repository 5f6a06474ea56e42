import type { Page } from '@playwright/test';

import type { StoryRound } from '../../../server/src/contract/validators.ts';
import { catalogueOf } from '../catalogue.ts';
import { expect, scrollPlace, stored, visit } from '../fixtures.ts';
import { playTo, roundIn, test } from './story-plays.ts';

const arabic = catalogueOf('ar-SA');

/** A book without a model, and two of its ends, which part at the last decision. */
const missingStreets = {
  storyId: 'a-map-of-missing-streets',
  choices: [
    'We went in by the smell, as Inés did.',
    'I drew a lamp. It was a small one.',
    'I said that I did not know; it was not my street.',
  ],
  last: { choice: 'I drew her the door.', ending: 'A kind line' },
  other: { choice: 'I waited for her to say.', ending: 'From the inside' },
} as const;

const addressOf = ({ storySessionId, storyId, roundId }: StoryRound) =>
  `/novel-story-play/${storySessionId}/${storyId}/${roundId}`;

const book = (page: Page) => page.getByRole('article');
const line = (page: Page, text: string) => book(page).getByRole('button', { name: text });
const taken = (page: Page, text: string) => book(page).getByRole('paragraph').filter({ hasText: text });
const endingOf = (page: Page, title: string) => book(page).getByRole('heading', { name: title, level: 2 });

/** Takes a decision, and waits until what comes of it has its address and the focus. */
async function decide(page: Page, text: string): Promise<void> {
  const before = page.url();
  await line(page, text).click();
  await expect(page).not.toHaveURL(before);
  await expect(line(page, text)).toBeHidden();
  await expect(taken(page, text)).toBeVisible();
}

test('a guest reads a book to one end, takes its last decision back, and reads it to another', async ({ page }) => {
  const { storyId, choices, last, other } = missingStreets;

  await test.step('it opens at its title, and each decision writes it on', async () => {
    await visit(page, `/en-US/story-profile/${storyId}`);
    await page.getByRole('link', { name: 'Begin the story' }).click();
    await page.getByRole('button', { name: 'Begin the story' }).click();
    await expect(page).toHaveURL(/\/novel-story-play\//);
    await expect(book(page).getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of choices) await decide(page, text);
    await expect(page).toHaveTitle(/^Number seven · /);
  });

  await test.step('where one reads is kept over a reload, to the line', async () => {
    const place = async () => Object.entries(await stored(page)).find(([key]) => key.startsWith('reading_place_'))?.[1];
    const atDecision = await place();
    await page.evaluate(() => window.scrollBy(0, -500));
    await expect.poll(place).not.toBe(atDecision);
    const before = await scrollPlace(page);
    await page.reload();
    await expect.poll(async () => Math.abs((await scrollPlace(page)) - before)).toBeLessThan(12);
  });

  await test.step('it ends, and the last page says how', async () => {
    await decide(page, last.choice);
    await expect(endingOf(page, last.ending)).toBeVisible();
  });

  await test.step('from its contents, the last decision is taken back, and another end found', async () => {
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.getByRole('button', { name: 'Decide again' }).last().click();
    await expect(line(page, other.choice)).toBeVisible();
    await expect(endingOf(page, last.ending)).toBeHidden();
    await decide(page, other.choice);
    await expect(endingOf(page, other.ending)).toBeVisible();
  });

  await test.step('in pages, on other paper, it is turned by keys; both are remembered', async () => {
    await page.getByRole('button', { name: 'Text settings' }).click();
    await page.getByRole('radio', { name: 'Sepia' }).click();
    await page.getByRole('radio', { name: 'Pages' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Home');
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  });
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar-SA' });

  test('a translated book is told from right to left, as its tools are, and the bottom bar is away', async ({
    page,
    session,
    server,
  }) => {
    const { choices } = missingStreets;
    const round = await playTo(server, session, missingStreets);
    const { choices: decisions, choiceText } = await roundIn(server, session, round, 'ar-SA');
    const decision = decisions[round.choices.findIndex(({ text }) => text === missingStreets.last.choice)]?.text ?? '';
    expect(choiceText).not.toBe(choices.at(-1));
    await visit(page, `/ar-SA${addressOf(round)}`);
    await expect(book(page)).toHaveAttribute('dir', 'rtl');
    await expect(book(page)).toHaveAttribute('lang', 'ar-SA');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('navigation', { name: arabic['shell.bottomBar.label'] ?? '' })).toHaveCount(0);
    await expect(taken(page, choiceText ?? '')).toBeVisible();
    await decide(page, decision);
    const roundId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { ending } = await roundIn(server, session, { ...round, roundId }, 'ar-SA');
    await expect(endingOf(page, ending?.title ?? '')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, 'the page is no wider than the screen').toBe(false);
    await page.getByRole('button', { name: arabic['novel.contents.open'] ?? '' }).click();
    await expect(page.getByRole('button', { name: arabic['novel.contents.undo'] ?? '' })).toHaveCount(
      choices.length + 1,
    );
  });
});
