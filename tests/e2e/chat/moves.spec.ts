import { readFile } from 'node:fs/promises';

import { askForCode, formOf, mailedCode, test } from '../sign-in/code-journey.ts';
import { expect, visit } from '../fixtures.ts';
import { completeProfile, openSignIn, putOffReward } from '../wallet-providers/sign-in-steps.ts';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a guest sends a picture, signs in, and finds the conversation and what it shows in the account', async ({
  page,
  post,
}) => {
  const chat = '/en-US/character-chat/maren-vale';
  await visit(page, chat);
  const box = page.getByRole('textbox', { name: 'Write to Maren Vale' });
  await expect(box).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'tide.png', mimeType: 'image/png', buffer: dot });
  const description = page.getByRole('textbox', { name: /^Describe “tide.png”/ });
  await description.fill('The harbour at low tide');
  await box.fill('This is where I counted.');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();

  await page.reload();
  await expect(description).toHaveValue('The harbour at low tide');
  await expect(box).toHaveValue('This is where I counted.');
  await page.getByRole('button', { name: 'Send' }).click();
  const sent = page.getByRole('log').getByRole('img', { name: 'The harbour at low tide' });
  await expect(sent).toBeVisible();
  await expect(description).toBeHidden();
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden();

  const to = 'keeper@example.com';
  await openSignIn(page);
  await askForCode(page, to);
  const form = formOf(page);
  await form.code.fill(await mailedCode(post, to));
  await form.signIn.click();
  await completeProfile(page, 'Keeper');

  await visit(page, chat);
  // The reward is offered on every visit until it is claimed, and nothing behind its popup can be reached.
  await putOffReward(page);
  await expect(page.getByRole('article', { name: 'You say' })).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'You say' })).toContainText('This is where I counted.');
  await expect(sent).toBeVisible();
  await expect(sent).toHaveJSProperty('complete', true);
  expect(await sent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a conversation leaves as a file, and comes back whole as a new one', async ({ page }) => {
  await visit(page, '/en-US/character-chat/maren-vale');
  const said = page.getByRole('article');
  const box = page.getByRole('textbox', { name: 'Write to Maren Vale' });
  await box.fill('How many boats went *out* that night?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible();
  const before = await said.locator('p').allInnerTexts();
  const first = page.url();

  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Export and import' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSONL, can be imported again' }).click();
  const saved = await download;
  const content = await readFile(await saved.path());
  expect(saved.suggestedFilename()).toMatch(/\.jsonl$/);

  const choice = page.getByLabel('File with a conversation');
  await choice.setInputFiles({ name: 'no-log.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from('no log') });
  await expect(page.getByText(/No conversation could be read from this file/)).toBeVisible();
  expect(page.url()).toContain(first);
  await choice.setInputFiles({ name: 'evening.jsonl', mimeType: 'application/jsonl', buffer: content });
  await expect(page).toHaveURL(/\?chat=cht-[^&]+&panel=files$/);
  await expect.poll(() => said.locator('p').allInnerTexts()).toEqual(before);
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Your conversations' }).click();
  const own = page.getByRole('region', { name: 'Your conversations with Maren Vale' });
  await expect(own.getByRole('link', { name: /^How many boats went out that night/ })).toHaveCount(2);
});
