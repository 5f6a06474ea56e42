import type { Page } from '@playwright/test';

import { catalogueOf } from '../catalogue.ts';
import { expect, visit } from '../fixtures.ts';
import { askForCode, formOf, mailedCode, test } from '../sign-in/code-journey.ts';
import { completeProfile } from '../wallet-providers/sign-in-steps.ts';
import { playToAnEnd } from './story-steps.ts';

const wizard = '/en-US/gen-story-wizard';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const line = (page: Page) => page.getByRole('textbox', { name: 'Tagline' });
const saved = (page: Page) => page.getByText(/^Draft saved /);

/** How far the page goes beyond the window sideways, in CSS pixels. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a story is planned in three steps, written, checked, saved and played to an end', async ({ page }) => {
  await visit(page, '/en-US/gen-story');
  await page.getByRole('link', { name: 'New story' }).click();
  await expect(page).toHaveURL(wizard);

  await title(page).fill('The Last Ferry');
  await expect(page).toHaveURL(/draft=/);
  await line(page).fill('A stranger has paid your fare');
  await page.getByRole('radio', { name: '6 rounds' }).click();
  await page.getByRole('radio', { name: 'Sea' }).check();
  await page.getByRole('button', { name: 'Next: shape' }).click();

  await expect(page).toHaveURL(/page-two\?draft=/);
  await expect(page).toHaveTitle('New story: shape · Fabula');
  const endings = page.getByRole('group', { name: 'Endings' });
  for (const name of ['The other side', 'Back with the tide']) {
    await endings.getByRole('button', { name: 'Add' }).click();
    await page.keyboard.type(name);
  }
  const beats = page.getByRole('group', { name: 'Beats' });
  for (const beat of ['The ferry comes in', 'The captain calls you by name']) {
    await beats.getByRole('button', { name: 'Add' }).click();
    await page.keyboard.type(beat);
  }
  // The outline follows what is saved; a beat is moved by hand and comes back by keyboard.
  const outline = page.getByRole('list', { name: 'Outline' });
  const first = outline.getByRole('button', { name: /The ferry comes in/ });
  const second = outline.getByRole('button', { name: /The captain calls/ });
  await expect(second).toBeVisible();
  await first.scrollIntoViewIfNeeded();
  await first.dragTo(second);
  const written = beats.getByRole('textbox').first();
  await expect(written).toHaveValue('The captain calls you by name');
  await first.press('ArrowUp');
  await expect(written).toHaveValue('The ferry comes in');

  await page.goBack();
  await expect(title(page)).toHaveValue('The Last Ferry');
  await page.goForward();
  await expect(written).toHaveValue('The ferry comes in');
  await page.getByRole('button', { name: 'Next: words' }).click();
  await expect(page).toHaveURL(/page-three\?draft=/);
  await page.getByRole('textbox', { name: 'Opening' }).fill('The ferry comes in without lights.');
  await page.getByRole('button', { name: 'Write the draft' }).first().click();
  await expect(page.getByText(/^2 of 2 endings reached in/)).toBeVisible();
  await page.getByRole('button', { name: 'Save story' }).click();
  await expect(page).toHaveURL(/\/storyuserselection\//);
  await page.getByRole('button', { name: 'Begin the story' }).click();
  await expect(page.getByText('The ferry comes in without lights.')).toBeVisible();
  await expect(page).toHaveURL(/\/dynamic-story-play\//);
  await playToAnEnd(page, /The other side|Back with the tide/);
});

test('the keyboard alone plans and writes a story', async ({ page }) => {
  await visit(page, wizard);
  await title(page).focus();
  await page.keyboard.type('Low Tide');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The sea leaves, and does not come back');
  await expect(saved(page)).toBeVisible();
  const press = async (label: string) => {
    await page.getByRole('button', { name: label }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('Next: shape');
  await expect(page.locator('h2:focus')).toBeVisible();
  await page.getByRole('radio', { name: 'Hub' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Hub' })).toBeChecked();
  await press('Next: words');
  await expect(page).toHaveURL(/page-three/);
  await press('Write the draft');
  await expect(page.getByText(/endings reached in/)).toBeVisible();
  await press('Save story');
  await expect(page).toHaveURL(/\/storyuserselection\//);
});

test('two tabs edit one plan: different fields merge, the same field asks which to keep', async ({ context, page }) => {
  await visit(page, wizard);
  await title(page).fill('Low Tide');
  await expect(saved(page)).toBeVisible();
  const second = await context.newPage();
  await visit(second, page.url());
  await expect(page.getByText('open in another tab')).toBeVisible();
  await line(second).fill('The sea leaves');
  await expect(line(page)).toHaveValue('The sea leaves');

  // Offline, both tabs change the same field.
  await context.setOffline(true);
  await line(page).fill('The sea leaves at noon');
  await expect(page.getByText('Saved on this device only')).toBeVisible();
  await line(second).fill('The sea leaves at night');
  await expect(second.getByText('Saved on this device only')).toBeVisible();
  await context.setOffline(false);
  const choice = (tab: Page) => tab.getByRole('button', { name: 'Choose which changes to keep' });
  const tabsThatAsk = async () => (await choice(page).count()) + (await choice(second).count());
  await expect.poll(tabsThatAsk).toBeGreaterThan(0);
  const losing = (await choice(page).isVisible()) ? page : second;
  await choice(losing).click();
  await losing.getByRole('radio', { name: 'This version' }).check();
  await losing.getByRole('button', { name: 'Keep selected' }).click();
  const mine = losing === page ? 'The sea leaves at noon' : 'The sea leaves at night';
  await expect(line(page)).toHaveValue(mine);
  await expect(line(second)).toHaveValue(mine);
});

test('a sign-in in the middle of page two keeps everything', async ({ page, post }) => {
  await visit(page, wizard);
  await title(page).fill('Low Tide');
  await line(page).fill('The sea leaves');
  await page.getByRole('button', { name: 'Next: shape' }).click();
  await page.getByRole('radio', { name: 'Open map' }).check();
  await expect(saved(page)).toBeVisible();
  const draft = page.url();
  await page.getByRole('link', { name: 'Free Try' }).click();
  await askForCode(page, 'author@example.com');
  const form = formOf(page);
  await form.code.fill(await mailedCode(post, 'author@example.com'));
  await form.signIn.click();
  await completeProfile(page, 'Author');
  await visit(page, draft);
  await page.getByRole('button', { name: 'Claim now' }).click();
  await expect(page.getByRole('radio', { name: 'Open map' })).toBeChecked();
  await page.getByRole('link', { name: 'Premise' }).click();
  await expect(title(page)).toHaveValue('Low Tide');
  await expect(line(page)).toHaveValue('The sea leaves');
});

test('a text with a mistake is mended in the editor, saved, and saved again', async ({ page }) => {
  await visit(page, '/en-US/gen-story');
  await page
    .getByLabel('The story', { exact: true })
    .fill('# title: Low Tide\nThe sea leaves.\n+ [Follow it.] -> out\n=== outt\n-> END\n');
  await page.getByRole('button', { name: 'Open in the editor' }).click();
  const box = page.locator('.cm-content');
  await expect(box).toContainText('The sea leaves');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Line 3' }).first().click();
  await page.keyboard.insertText('+ [Follow it.] -> outt');
  await line(page).fill('The sea leaves, and you follow');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Ready to play')).toBeVisible();
  await page.getByRole('button', { name: 'Save story' }).click();
  await expect(page.getByRole('link', { name: 'Play' })).toBeVisible();
  await title(page).fill('Ebb');
  await expect(page.getByText(/^Changed since you last saved it/)).toBeVisible();
  await page.getByRole('button', { name: 'Save story' }).click();
  await expect(page.getByText(/^Saved\. Play starts/)).toBeVisible();

  // Written again from its plan, the words of the author can be brought back.
  const editor = page.url();
  await page.getByRole('link', { name: 'Plan' }).click();
  await page.getByRole('link', { name: 'Words' }).click();
  await page.getByRole('button', { name: 'Replace my edits' }).click();
  await page.getByRole('button', { name: 'Restore my edits' }).click();
  await expect(saved(page)).toBeVisible();
  await visit(page, editor);
  await expect(box).toContainText('The sea leaves');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of ['en-US', 'ar-SA'] as const) {
    test(`a story is planned and written in ${locale}`, async ({ page }) => {
      const words = catalogueOf(locale);
      const button = (id: string) => page.getByRole('button', { name: words[id] }).first();
      await visit(page, `/${locale}/gen-story-wizard`);
      await page.getByRole('textbox', { name: words['storyWizard.premise.title'], exact: true }).fill('Low Tide');
      await page.getByRole('textbox', { name: words['storyWizard.premise.tagline'] }).fill('The sea leaves');
      await expect(page).toHaveURL(/draft=/);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await button('storyWizard.next.shape').click();
      await expect(page).toHaveURL(/page-two/);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await button('storyWizard.next.words').click();
      await expect(page).toHaveURL(/page-three/);
      await button('storyWizard.write.act').click();
      await expect(button('storyWizard.next.keep')).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: words['storyWizard.words.editor'] }).click();
      await expect(page.locator('.cm-content')).toContainText('->');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  }
});
