import { expect, test as guest, visit } from '../fixtures.ts';

const test = guest.extend({ remembered: { cookieConsent: 'rejected' } });

const faulty = `# title: The Ferry That Waits
VAR player_name = ""
The ferry has been waiting, {player_name}.
+ [Step aboard.] -> crosing
=== crossing
# ending: over; The other side
It is quiet there.
-> END
`;

test('a story in ink is mended by its line, kept, and played to its end under one’s own name', async ({ page }) => {
  await visit(page, '/en-US/gen-story');
  await expect(page).toHaveTitle('Your stories · Fabula');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ferry.ink', mimeType: 'text/plain', buffer: Buffer.from(faulty) });
  await page.getByRole('button', { name: 'Line 4' }).click();
  await expect(page.getByLabel('The story', { exact: true })).toBeFocused();
  await page.keyboard.insertText('+ [Step aboard.] -> crossing');
  await page.getByRole('button', { name: 'Check the story' }).click();
  await expect(page.getByText('1 ending', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('The Ferry That Waits');
  await page.getByLabel('Tagline').fill('It costs what you would miss least');
  await page.getByRole('button', { name: 'Save this story' }).click();
  const mine = page.getByRole('region', { name: 'Yours' });
  await expect(mine.getByRole('link', { name: 'The Ferry That Waits' })).toBeVisible();

  await mine.getByRole('link', { name: 'Play' }).click();
  await expect(page).toHaveURL(/\/en-US\/storyuserselection\//);
  await page.getByRole('textbox', { name: 'Your name in the story' }).fill('Ida');
  await page.getByRole('button', { name: 'Begin the story' }).click();
  await expect(page.getByText('The ferry has been waiting, Ida.')).toBeVisible();
  await expect(page).toHaveURL(/\/en-US\/dynamic-story-play\/ssn-/);
  await page.getByRole('button', { name: 'Step aboard.' }).click();
  await expect(page.getByText('It is quiet there.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The other side' })).toBeVisible();

  await visit(page, '/en-US/gen-story');
  await mine.getByRole('button', { name: 'Delete The Ferry That Waits' }).click();
  await mine.getByRole('button', { name: 'Undo' }).click();
  await expect(mine.getByRole('link', { name: 'The Ferry That Waits' })).toBeVisible();
});
