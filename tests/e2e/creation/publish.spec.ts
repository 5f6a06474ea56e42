import type { Browser, Page } from '@playwright/test';

import { expect, visit } from '../fixtures.ts';
import { askForCode, formOf, mailedCode, test } from '../sign-in/code-journey.ts';
import { completeProfile, putOffReward } from '../wallet-providers/sign-in-steps.ts';

const own = '/en-US/gen-character/create-own-character';

async function make(page: Page, name: string) {
  await visit(page, '/en-US/gen-character-wizard');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Keeps the last ferry of the night');
  await page.getByRole('button', { name: 'Fill blanks' }).click();
  await page.getByRole('button', { name: 'Next: look' }).click();
  await page.getByRole('button', { name: 'Next: voice' }).click();
  await page.getByRole('button', { name: 'Fill blanks' }).click();
  await expect(page.getByRole('textbox', { name: 'Where you meet' })).not.toHaveValue('');
  await page.getByRole('button', { name: /^Meet / }).click();
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page).toHaveURL(/\/character-chat\//);
}

/** What others can see needs a description: it is written in the editor. */
async function describe(page: Page, name: string) {
  await visit(page, own);
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('tab', { name: /^Mind/ }).click();
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await description.fill('Rows the last ferry of the night and knows every passenger by their step.');
  await expect(page.getByText('Private, 1 change only in the draft')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/only in the draft/)).toHaveCount(0);
}

/** Everyone who has signed in is offered the daily bonus first, on each page that they open. */
async function openVisibility(page: Page, name: string, isSignedIn = true) {
  await visit(page, own);
  if (isSignedIn) await putOffReward(page);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'Visibility…' }).click();
}

async function inNewContext(browser: Browser, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}

test('a character is published, found, talked with and remixed with credit, and private again', async ({
  browser,
  page,
  post,
}) => {
  test.slow();
  await make(page, 'Ottoline Ferry');
  await describe(page, 'Ottoline Ferry');
  await openVisibility(page, 'Ottoline Ferry', false);
  await page.getByRole('radio', { name: /^Everyone/ }).check();
  await page.getByRole('button', { name: 'Sign in to publish' }).click();
  await askForCode(page, 'maker@example.com');
  const form = formOf(page);
  await form.code.fill(await mailedCode(post, 'maker@example.com'));
  await form.signIn.click();
  await completeProfile(page, 'Ilse');

  await openVisibility(page, 'Ottoline Ferry');
  await page.getByRole('radio', { name: /^Everyone/ }).check();
  await page.getByRole('checkbox', { name: /Others may remix it/ }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Confirm the statement to publish.')).toBeVisible();
  await page.getByRole('checkbox', { name: /not a real living person/ }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  const link = page.getByRole('textbox', { name: 'Link to the character' });
  await expect(link).toBeVisible();
  const address = new URL(await link.inputValue()).pathname;
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Visible to: Everyone')).toBeVisible();

  await inNewContext(browser, async (reader) => {
    await visit(reader, '/en-US/character-hub?q=Ottoline');
    await reader.getByRole('link', { name: /Ottoline Ferry/ }).click();
    await expect(reader.getByText('By Ilse')).toBeVisible();
    await expect(reader).toHaveURL(new RegExp(address));
    await reader.getByRole('link', { name: 'Chat with Ottoline Ferry' }).click();
    await expect(reader.getByRole('log')).toBeVisible();
    const chat = reader.url();

    await visit(reader, address);
    await reader.getByRole('button', { name: 'Remix' }).click();
    await expect(reader).toHaveURL(/create-own-character.*draft=/);
    await reader.getByRole('textbox', { name: 'Name', exact: true }).fill('Odo Ferry');
    await expect(reader.getByText(/^Draft saved /)).toBeVisible();
    await reader.getByRole('tab', { name: 'Rights' }).click();
    await expect(reader.getByRole('link', { name: /Ottoline Ferry/ })).toBeVisible();

    await openVisibility(page, 'Ottoline Ferry');
    await page.getByRole('radio', { name: /^Only you/ }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Visible to: Only you')).toBeVisible();

    await visit(reader, chat);
    await expect(reader.getByRole('log')).toBeVisible();
    // Pages are cached for up to 15 seconds.
    await expect.poll(async () => (await reader.goto(address))?.status(), { timeout: 30_000 }).toBe(404);
  });
});
