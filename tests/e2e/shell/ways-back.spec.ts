import { expect, test, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

test('a guest talks and plays, comes back to the hub, and continues where they were', async ({ page }) => {
  const main = page.getByRole('main');
  const ways = main.getByRole('region', { name: 'Continue' });
  const recent = page.getByRole('navigation', { name: 'Recent' });

  await test.step('a first visit begins with tonight’s tale', async () => {
    await visit(page, '/en-US/character-story-hub');
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Continue');
    await expect(recent).toHaveCount(0);
  });

  await test.step('they say something to a character and read a page of a story', async () => {
    await visit(page, '/en-US/character-chat/maren-vale');
    const box = page.getByRole('textbox', { name: 'Write to Maren Vale' });
    await box.fill('Why does the lamp count to seven? Tell me.');
    await box.press('Enter');
    await expect(page.getByRole('article', { name: 'Maren Vale says' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toHaveCount(0);
    await visit(page, '/en-US/storyuserselection/the-counting-light');
    await page.getByRole('button', { name: 'Begin the story' }).click();
    await expect(page).toHaveURL(/\/dynamic-story-play\//);
  });
  const round = new URL(page.url()).pathname;

  await test.step('the hub begins with both, the newest first, and remembers it before the first paint', async () => {
    await visit(page, '/en-US/character-story-hub');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Continue');
    await expect(ways.getByRole('link', { name: 'Continue the story' })).toHaveAttribute('href', round);
    await expect(ways.getByRole('link', { name: 'Maren Vale' })).toHaveAttribute('href', /\?chat=cht-/);
    await expect(recent.getByRole('link', { name: /^Why does the lamp count to seven\?/ })).toBeVisible();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html[data-returning]')).toHaveCount(1);
  });

  await test.step('they go on where they were', async () => {
    await ways.getByRole('link', { name: 'Continue the story' }).click();
    await expect(page).toHaveURL(new RegExp(`${round}$`));
    await page.goBack();
    await ways.getByRole('link', { name: 'Maren Vale' }).click();
    await expect(page.getByText('Why does the lamp count to seven? Tell me.')).toBeVisible();
  });

  await test.step('all conversations: found by a word, renamed, pinned, deleted and brought back', async () => {
    await page.getByRole('link', { name: 'All conversations' }).click();
    await page.getByRole('searchbox', { name: 'Search titles, characters and messages' }).fill('seven');
    await expect(page).toHaveURL(/q=seven/);
    await page.getByRole('button', { name: 'Rename “Why does the lamp count to seven?”' }).click();
    await main.getByRole('textbox').fill('The seven boats');
    await main.getByRole('textbox').press('Enter');
    await expect(recent.getByRole('link', { name: /^The seven boats/ })).toBeVisible();
    await page.getByRole('button', { name: 'Pin “The seven boats”' }).click();
    await page.getByRole('button', { name: 'Delete “The seven boats”' }).click();
    await expect(page.getByText('“The seven boats” is deleted.')).toBeVisible();
    await expect(recent).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(recent.getByRole('link', { name: /^The seven boats/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pin “The seven boats”', pressed: true })).toBeVisible();
  });
});
