import type { Page } from '@playwright/test';

import { catalogueOf, storiesOf } from '../catalogue.ts';
import { expect, visit } from '../fixtures.ts';
import type { RunningServer } from '../../servers/start-server.ts';
import { addressOf, choiceOf, choose, playTo, roundIn, test } from './story-plays.ts';

const spanish = catalogueOf('es-ES');

const places = [
  { title: 'at a desk', viewport: { width: 1440, height: 900 }, isPhone: false },
  { title: 'on a phone', viewport: { width: 390, height: 844 }, isPhone: true },
] as const;

/** A story that is played round by round and told in Spanish as well. */
async function translatedStory(server: RunningServer): Promise<string> {
  const stories = await storiesOf(server);
  const story = stories.find(({ kind, languages }) => kind === 'dynamic' && languages.includes('es-ES'));
  if (story === undefined) throw new Error('No story is told in Spanish');
  return story.storyId;
}

/** Changes the language of the site by its menu, or, where there is no room for it, by the address. */
async function speakSpanish(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) return visit(page, new URL(page.url()).pathname.replace('/en-US/', '/es-ES/'));
  await page
    .locator('header')
    .getByRole('button', { name: /^Language/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es-ES\//);
}

for (const { title, viewport, isPhone } of places) {
  test.describe(title, () => {
    test.use({ viewport, hasTouch: isPhone });

    test('a reader who changes the language continues in the same round, in the new language', async ({
      page,
      session,
      server,
    }) => {
      const storyId = await translatedStory(server);
      const first = await playTo(server, session, { storyId, choices: [] });
      const words = await roundIn(server, session, first, 'es-ES');
      const [choice = { text: '' }] = first.choices;
      const [translated = { text: '' }] = words.choices;
      expect(translated.text).not.toBe(choice.text);

      await visit(page, `/en-US${addressOf(first)}`);
      await expect(choiceOf(page, choice.text)).toBeEnabled();

      await visit(page, `/en-US/story-profile/${storyId}`);
      await expect(page.getByText(/^Available in /)).toBeVisible();
      await speakSpanish(page, isPhone);
      await page.getByRole('link', { name: spanish['storyPage.continue'] ?? '' }).click();
      await expect(page).toHaveURL(`/es-ES${addressOf(first)}`);
      await expect(choiceOf(page, choice.text)).toHaveCount(0);
      await choose(page, translated.text);

      const roundId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const second = await roundIn(server, session, { ...first, roundId }, 'es-ES');
      expect(second).toMatchObject({ parentId: first.roundId, choiceText: translated.text, language: 'es-ES' });
      const open = second.choices.find(({ lock }) => lock === null);
      await expect(choiceOf(page, open?.text ?? '')).toBeEnabled();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
      await expect(page.getByRole('main').locator('[lang="en-US"]')).toHaveCount(0);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isWide).toBe(false);

      await visit(page, `/en-US${addressOf({ ...first, roundId })}`);
      const original = await roundIn(server, session, { ...first, roundId }, 'en-US');
      expect(original.choiceText).toBe(choice.text);
      const again = original.choices.find(({ choiceId }) => choiceId === open?.choiceId);
      await expect(choiceOf(page, again?.text ?? '')).toBeEnabled();
    });
  });
}
