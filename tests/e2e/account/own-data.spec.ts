import { readFileSync } from 'node:fs';

import { textInArchive } from '../../../server/src/testing/files/text-in-archive.ts';
import { expect, stored, visit } from '../fixtures.ts';
import { askForCode, formOf, mailedCode, test } from '../sign-in/code-journey.ts';
import { accountOf, completeProfile, openSignIn, putOffReward } from '../wallet-providers/sign-in-steps.ts';

const address = 'leaver@example.com';
const nickname = 'Harbour Cat';

test('a reader takes everything along, deletes the account and signs in again as someone new', async ({
  page,
  post,
  server,
}) => {
  await openSignIn(page);
  await askForCode(page, address);
  await formOf(page).code.fill(await mailedCode(post, address));
  await formOf(page).signIn.click();
  await completeProfile(page, nickname);
  const { Authorization = '', 'Device-ID': deviceId = '' } = await stored(page);
  const headers = { Authorization, 'Device-ID': deviceId, 'content-type': 'application/json' };
  const persona = JSON.stringify({ name: 'Ines', description: 'Reads maps' });
  await fetch(`${server.origin}/api/personas`, { method: 'POST', headers, body: persona });

  await visit(page, '/en-US/user-profile');
  await putOffReward(page);
  const data = page.getByRole('region', { name: 'Your data' });
  const coming = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download archive' }).click();
  const archive = await coming;
  expect(archive.suggestedFilename()).toMatch(/^fabula-\d{4}-\d{2}-\d{2}\.zip$/);
  const file = readFileSync(await archive.path());
  expect(textInArchive(file, 'profile.json')).toContain(nickname);
  expect(textInArchive(file, 'personas.json')).toContain('Reads maps');

  await data.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('What stays')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(data.getByRole('button', { name: 'Delete account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // The code of the sign-in is a proof of the last five minutes.
  const field = dialog.getByRole('textbox', { name: `Type your nickname: ${nickname}` });
  await expect(field).toBeFocused();
  await field.fill('Harbour');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(field).toHaveAccessibleDescription('This is not your nickname');
  await field.fill(nickname);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Free Try' })).toBeVisible();
  expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
  expect((await fetch(`${server.origin}/api/user-profile/basic-info`, { headers })).status).toBe(401);

  await openSignIn(page);
  await askForCode(page, address);
  await formOf(page).code.fill(await mailedCode(post, address));
  await formOf(page).signIn.click();
  await completeProfile(page, 'Someone new');
  await expect(accountOf(page, 'Someone new')).toBeVisible();
  const again = await stored(page);
  const personas = await fetch(`${server.origin}/api/personas`, {
    headers: { Authorization: again['Authorization'] ?? '', 'Device-ID': again['Device-ID'] ?? '' },
  });
  expect(await personas.text()).not.toContain('Ines');
});
