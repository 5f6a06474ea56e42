import type { Page } from '@playwright/test';

import { catalogueOf } from '../catalogue.ts';
import { expect, visit } from '../fixtures.ts';
import { test } from '../sign-in/code-journey.ts';
import { putOffReward } from '../wallet-providers/sign-in-steps.ts';
import { inNewContext, signIn } from './story-steps.ts';

const SOURCE = [
  '# title: The Turning Lamp',
  '# role: keeper; The keeper; You have the key.',
  '-> lamp',
  '=== lamp',
  'The lamp is turning.',
  '+ [Put it out.] -> dark',
  '+ [Let it turn.] -> lamp',
  '=== dark',
  'It is dark, and the ships know it. # ending: dark; A dark coast',
  '-> END',
  '',
].join('\n');

/** Brings the text of a story into the editor. @returns the address of the editor */
async function bring(page: Page, source: string): Promise<string> {
  await visit(page, '/en-US/gen-story');
  await page.getByLabel('The story', { exact: true }).fill(source);
  await page.getByRole('button', { name: 'Open in the editor' }).click();
  await page.getByRole('textbox', { name: 'Tagline' }).fill('The keeper has to put it out');
  await expect(page.getByText(/^Draft saved /)).toBeVisible();
  return page.url();
}

const frameOf = (page: Page) => page.frameLocator('iframe');

test('a story is previewed, published, played to an ending by another reader, and withdrawn', async ({
  browser,
  page,
  post,
}) => {
  test.slow();
  const editor = await bring(page, SOURCE);
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page).toHaveURL(/gen-story-preview\?draft=/);
  const shown = frameOf(page);
  await expect(shown.getByRole('heading', { level: 1, name: 'The Turning Lamp' })).toBeVisible();
  await shown.getByRole('link', { name: 'Begin', exact: false }).first().click();
  await shown.getByRole('button', { name: 'Begin the story' }).click();
  await shown.getByRole('button', { name: /Put it out/ }).click();
  await expect(shown.getByRole('heading', { name: 'A dark coast' })).toBeVisible();
  await page.getByRole('radio', { name: 'Computer' }).click();
  await expect(shown.getByRole('heading', { name: 'A dark coast' })).toBeVisible();

  // Nothing of it was a play, and no other reader finds the story.
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('radio', { name: /^Everyone/ }).check();
  await page.getByRole('button', { name: 'Sign in to publish' }).click();
  await signIn(page, post, 'lamp-writer@example.com', 'Ilse');

  await visit(page, editor);
  await putOffReward(page);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('radio', { name: /^Everyone/ }).check();
  await page.getByRole('checkbox', { name: /about no real living person/ }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Link to the story' });
  const address = new URL(await link.inputValue()).pathname;
  await page.getByRole('button', { name: 'Done' }).click();

  await inNewContext(browser, async (reader) => {
    await visit(reader, '/en-US/story-hub?q=Turning');
    await reader
      .getByRole('link', { name: /The Turning Lamp/ })
      .first()
      .click();
    await expect(reader).toHaveURL(new RegExp(address));
    await expect(reader.getByText('By Ilse')).toBeVisible();
    await visit(reader, address.replace('story-profile', 'storyuserselection'));
    await reader.getByRole('button', { name: 'Begin the story' }).click();
    await reader.getByRole('button', { name: /Put it out/ }).click();
    await expect(reader.getByRole('heading', { name: 'A dark coast' })).toBeVisible();
    const played = new URL(reader.url()).pathname;

    // A second version, and the first one again.
    await page.getByRole('textbox', { name: 'Title' }).fill('The Lamp Still Turning');
    await page.getByRole('button', { name: 'Save story' }).click();
    await expect(page.getByText(/New readers start with this version/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Versions' }).click();
    const boxes = page.getByRole('dialog').getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('dialog').getByText('The Lamp Still Turning').last()).toBeVisible();
    await page.getByRole('button', { name: 'Back to all versions' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('dialog').getByText('Version 3').last()).toBeVisible();
    await visit(page, editor);
    await putOffReward(page);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The Turning Lamp');

    await visit(page, '/en-US/gen-story');
    await putOffReward(page);
    await page.getByRole('button', { name: 'Visibility…' }).click();
    await page.getByRole('radio', { name: /^Only you/ }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Visible to: Only you')).toBeVisible();

    // Pages are cached for up to 15 seconds.
    await expect.poll(async () => (await reader.goto(address))?.status(), { timeout: 30_000 }).toBe(404);
    await expect(reader.getByRole('heading', { name: 'Page not found' })).toBeVisible();

    // The play that the reader has begun stays theirs, and theirs alone.
    await visit(reader, played);
    await expect(reader.getByText('This story is no longer published')).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'A dark coast' })).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Send this story to a friend' })).toHaveCount(0);
    await reader.getByRole('button', { name: 'Back to the last choice' }).click();
    await reader.getByRole('button', { name: /Put it out/ }).click();
    await expect(reader.getByRole('heading', { name: 'A dark coast' })).toBeVisible();
    await inNewContext(browser, async (other) => {
      expect((await other.goto(played))?.status()).toBe(404);
    });
  });
});

test('an error of a story leads from its preview to its line in the editor', async ({ page }) => {
  await bring(page, SOURCE.replace('-> dark', '-> drak'));
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'This story cannot be shown yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Line 6' }).first().click();
  await expect(page).toHaveURL(/gen-story\?draft=.*line=6/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a plan is previewed in Arabic', async ({ page }) => {
    const words = catalogueOf('ar-SA');
    await visit(page, '/ar-SA/gen-story-wizard');
    await page.getByRole('textbox', { name: words['storyWizard.premise.title'], exact: true }).fill('الفانوس');
    await page.getByRole('textbox', { name: words['storyWizard.premise.tagline'] }).fill('يدور وحده');
    await expect(page).toHaveURL(/draft=/);
    await expect(page.getByText(words['storyEditor.preview.plan'] ?? '')).toHaveCount(0);
    await visit(page, page.url().replace('gen-story-wizard', 'gen-story-preview'));
    await expect(page.getByText(words['storyEditor.preview.plan'] ?? '')).toBeVisible();
    const heading = frameOf(page).getByRole('heading', { level: 1, name: 'الفانوس' });
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
