import { expect, visit } from '../fixtures.ts';
import { test } from '../sign-in/code-journey.ts';
import { openSignIn, putOffReward } from '../wallet-providers/sign-in-steps.ts';
import { inNewContext, playToAnEnd, signIn } from './story-steps.ts';

const endings = ['The other side', 'Back with the tide'] as const;
const anyEnding = new RegExp(endings.join('|'));

test('a story is planned, read all through, published, and played by another account to an ending of its map', async ({
  browser,
  page,
  post,
}) => {
  test.slow();
  await visit(page, '/en-US/gen-story-wizard');
  await page.getByRole('textbox', { name: 'Title' }).fill('The Late Crossing');
  await expect(page).toHaveURL(/draft=/);
  await page.getByRole('textbox', { name: 'Tagline' }).fill('A stranger has paid your fare');
  await page.getByRole('radio', { name: '6 rounds' }).click();
  await page.getByRole('button', { name: 'Next: shape' }).click();
  const list = page.getByRole('group', { name: 'Endings' });
  for (const name of endings) {
    await list.getByRole('button', { name: 'Add' }).click();
    await page.keyboard.type(name);
  }
  await page.getByRole('button', { name: 'Next: words' }).click();
  await page.getByRole('textbox', { name: 'Opening' }).fill('The ferry comes in without lights.');
  await page.getByRole('button', { name: 'Write the draft' }).first().click();
  await expect(page.getByText(/^2 of 2 endings reached in/)).toBeVisible();

  // In the editor every ending, part and choice is reached.
  await page.getByRole('link', { name: 'Open the editor' }).click();
  await expect(page).toHaveURL(/gen-story\?draft=/);
  const editor = page.url();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/^2 of 2 endings reached in/)).toBeVisible();
  await expect(page.getByText(/^Readings came to every part/)).toBeVisible();

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('radio', { name: /^Everyone/ }).check();
  await page.getByRole('button', { name: 'Sign in to publish' }).click();
  await signIn(page, post, 'crossing-writer@example.com', 'Noor');
  await visit(page, editor);
  await putOffReward(page);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('radio', { name: /^Everyone/ }).check();
  await page.getByRole('checkbox', { name: /about no real living person/ }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = new URL(await page.getByRole('textbox', { name: 'Link to the story' }).inputValue()).pathname;
  await page.getByRole('button', { name: 'Done' }).click();

  let reached = '';
  await inNewContext(browser, async (reader) => {
    await openSignIn(reader);
    await signIn(reader, post, 'crossing-reader@example.com', 'Ivo');
    await visit(reader, address.replace('story-profile', 'storyuserselection'));
    await putOffReward(reader);
    await reader.getByRole('button', { name: 'Begin the story' }).click();
    await expect(reader.getByText('The ferry comes in without lights.')).toBeVisible();
    await playToAnEnd(reader, anyEnding);
    reached = (await reader.getByRole('heading', { name: anyEnding }).first().textContent()) ?? '';
  });

  // The ending that was played is on the author's map, which readings reach.
  expect(endings).toContain(reached);
  await visit(page, editor);
  await putOffReward(page);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/^2 of 2 endings reached in/)).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).click();
  const ending = page.locator('li[data-kind="ending"]').filter({ hasText: reached });
  await expect(ending.getByText('Ending, reached')).toBeVisible();
});
