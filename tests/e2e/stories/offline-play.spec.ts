import { expect, test, visit } from '../fixtures.ts';
import { longestFill, startDoor, untilControlled } from '../shell/door.ts';
import { choiceOf, choose, countingLight } from './story-plays.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 300_000 });

test('a kept story is played to its end without a network, and then sent as it was played', async ({
  page,
  context,
}) => {
  await using door = await startDoor();
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'rejected');
    localStorage.setItem('story_pace', 'whole');
  });
  const { choices, endings, storyId, title } = countingLight;
  await visit(page, `${door.origin}/en-US/story-profile/${storyId}`);
  await untilControlled(page);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  const kept = page.getByRole('link', { name: /^Kept · [\d.,]+ (?:kB|MB)$/ });
  await expect(kept).toBeVisible({ timeout: longestFill });

  door.set('cut');
  await context.setOffline(true);
  await page.goto(`${door.origin}/en-US/kept-stories`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kept stories' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Play' }).click();

  const [ending] = endings;
  const [first = '', second = '', ...later] = [...choices, ...ending.choices];
  await choose(page, first);
  await page.reload();
  await expect(choiceOf(page, second)).toBeVisible();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  for (const text of [second, ...later]) {
    // oxlint-disable-next-line no-await-in-loop -- a round follows from the one before
    await choose(page, text);
  }
  await expect(page.getByRole('heading', { name: ending.title })).toBeVisible();

  door.set('open');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send to my plays' }).click();
  // The server compares the hash of every round.
  const count = 1 + choices.length + ending.choices.length;
  await expect(page.getByText(`All ${String(count)} rounds are in your plays`)).toBeVisible();
  await page.getByRole('link', { name: 'Open the play' }).click();
  await expect(page).toHaveURL(new RegExp(`/dynamic-story-play/[^/]+/${storyId}/`));
  await expect(page.getByRole('heading', { name: ending.title })).toBeVisible();

  await page.goto(`${door.origin}/en-US/kept-stories`);
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'No kept stories yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Played to the end')).toBeVisible();
});
