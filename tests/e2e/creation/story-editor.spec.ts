import type { Page } from '@playwright/test';

import { expect, test, visit } from '../fixtures.ts';

const ferry = `# title: The Last Ferry
# meter: courage; Courage; 10
VAR courage = 1

The ferry comes in without lights.
+ [Step aboard.] -> crossing
+ [Wait for the tide.] -> rekoning

=== crossing
The captain calls you by name.
~ courage = courage + 1
+ [Answer.] -> reckoning
+ [Say nothing.] -> reckoning

=== reckoning
You step ashore.
+ {courage > 1} [Thank the captain.] -> thanked
+ [Walk away.] -> away

=== thanked
# ending: thanked; With thanks
She nods. -> END

=== away
# ending: away; Without a word
No one asks your name. -> END
`;

/** The text of the story, in the editor of ink. */
const source = (page: Page) => page.getByRole('textbox', { name: 'The story in ink' });
const tryOut = (page: Page) => page.getByRole('tabpanel', { name: 'Try it' });

/** Opens a text in the editor, and waits for the editor of ink to take the place of the plain box. */
async function bring(page: Page, text: string): Promise<void> {
  await visit(page, '/en-US/gen-story');
  await page.getByLabel('The story', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Open in the editor' }).click();
  await expect(page.locator('.cm-content')).toBeVisible();
}

/** Puts a text in the place of the whole story. */
async function pasteOver(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.locator('.cm-content').evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** What the Content Security Policy of the page has refused so far. */
async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      refused.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'refused'));
}

test('a story is written, mended at its line, found on its map, tried out and read all through', async ({ page }) => {
  const refused = await watchPolicy(page);
  await bring(page, ferry);

  // What the compiler says is there without asking, and its way out is one press away.
  const problem = page
    .getByRole('list', { name: 'Problems in the text' })
    .getByRole('button', { name: /Divert target not found/ });
  await expect(problem).toBeVisible();
  await problem.click();
  await expect(page.locator('.cm-activeLine')).toContainText('-> rekoning');
  await expect(page.getByText('Line 7 of 27')).toBeVisible();
  await page.getByRole('button', { name: 'Use reckoning' }).click();
  await expect(page.locator('.cm-activeLine')).toContainText('-> reckoning');
  await expect(problem).toHaveCount(0);

  // The map leads to the line of a part, by hand and as a list.
  await page.locator('svg [data-line]', { hasText: 'crossing' }).click();
  await expect(page.locator('.cm-activeLine')).toHaveText('=== crossing');
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('button', { name: 'away', exact: true }).click();
  await expect(page.locator('.cm-activeLine')).toHaveText('=== away');

  // Tried out beside the text: after a change along the same choices again.
  await page.getByRole('tab', { name: 'Try it' }).click();
  await tryOut(page)
    .getByRole('button', { name: /Step aboard/ })
    .click();
  await tryOut(page)
    .getByRole('button', { name: /Say nothing/ })
    .click();
  await expect(tryOut(page).getByText('You step ashore.')).toBeVisible();
  await expect(tryOut(page).getByRole('definition')).toHaveText('2');
  await page.getByRole('spinbutton', { name: 'Line number' }).fill('16');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('You step ashore, and the tide turns.');
  await expect(tryOut(page).getByText('You step ashore, and the tide turns.')).toBeVisible();
  await expect(tryOut(page).getByText('After 2 choices')).toBeVisible();
  await tryOut(page).getByRole('button', { name: 'Back one choice' }).click();
  await expect(tryOut(page).getByText('The captain calls you by name.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Line number' }).fill('6');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('+ {courage > 5} [Step aboard.] -> crossing');
  await expect(tryOut(page).getByText('The story no longer offers “Step aboard.”')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tryOut(page).getByText('The captain calls you by name.')).toBeVisible();

  // Read all through.
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/^2 of 2 endings reached in/)).toBeVisible();
  await expect(page.getByText('Readings came to every part, and to all 6 choices.')).toBeVisible();
  await expect(page.getByRole('list').getByText('In 100% of readings').first()).toBeVisible();
  expect(await refused()).toEqual([]);
});

test('completion names the parts of the story, and Tab and Escape leave the editor', async ({ page }) => {
  await bring(page, ferry);
  await page.getByRole('spinbutton', { name: 'Line number' }).fill('7');
  await page.keyboard.press('Enter');
  await page.keyboard.type('+ [Wait.] -> tha');
  // By pointer: the editor takes an Enter within 75 ms of the list for a new line.
  await page.getByRole('option', { name: 'thanked' }).click();
  await expect(page.locator('.cm-activeLine')).toHaveText('+ [Wait.] -> thanked');
  await page.keyboard.press('Tab');
  await expect(source(page)).not.toBeFocused();
  await source(page).focus();
  await page.keyboard.press('Escape');
  await expect(source(page)).not.toBeFocused();
});

test('what cannot be a story says so at its line, and nothing of it is lost', async ({ page }) => {
  await bring(page, ':: Start\nThe ferry [[waits->over]]\n');
  const problems = page.getByRole('list', { name: 'Problems in the text' });
  await expect(problems).toContainText('This is Twee');
  await pasteOver(page, '-> hall\n=== hall\n-> cellar\n=== cellar\n-> hall\n');
  await expect(problems).toContainText('goes round in circles');
  await pasteOver(page, 'INCLUDE other.ink\nThe sea.\n-> END\n');
  await expect(problems).toContainText('other.ink');
  await expect(page.getByText(/^Draft saved /)).toBeVisible();
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('INCLUDE other.ink');
});

test('a choice is suggested from templates, read as a change, accepted, and taken back', async ({ page }) => {
  await bring(page, ferry.replace('rekoning', 'reckoning'));
  await page.getByRole('spinbutton', { name: 'Line number' }).fill('10');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Suggestions' }).click();
  const pane = page.getByRole('tabpanel', { name: 'Suggestions' });
  await expect(pane.getByRole('heading', { name: 'crossing' })).toBeVisible();
  await expect(pane.getByRole('button', { name: /^Other words/ })).toBeDisabled();
  await expect(pane.getByText('Other words need a text model. There is no free version.')).toBeVisible();

  await pane.getByRole('button', { name: /^An unexpected choice/ }).click();
  await expect(pane.getByText('Free, no model')).toBeVisible();
  const added = await pane.locator('ins').innerText();
  expect(added).toMatch(/\+ \[.+\]/);
  await expect(page.getByText('Line 10 of 27')).toBeVisible();
  await pane.getByRole('button', { name: 'Accept all' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Line 10 of 30')).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Accept all' })).toHaveCount(0);

  // One step of the editor's undo.
  await source(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Line 10 of 27')).toBeVisible();

  // What is written meanwhile makes a suggestion stale.
  await pane.getByRole('button', { name: /^Another round/ }).click();
  await expect(pane.getByRole('button', { name: 'Accept all' })).toBeVisible();
  await source(page).focus();
  await page.keyboard.insertText('The sea is calm.');
  await expect(pane.getByText(/You have changed this part since/)).toBeVisible();
  await pane.getByRole('button', { name: 'Dismiss' }).click();
  await expect(pane.getByText(/You have changed this part since/)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('text, map, play and report are tabs, and a line of the report leads to the text', async ({ page }) => {
    const refused = await watchPolicy(page);
    await bring(
      page,
      ferry.replace('rekoning', 'reckoning').replace('=== away', '=== attic\nDust. -> END\n\n=== away'),
    );
    await page.getByRole('tab', { name: 'Map' }).click();
    await expect(page.locator('svg [data-line]', { hasText: 'reckoning' })).toBeVisible();
    await page.getByRole('tab', { name: 'Try it' }).click();
    await tryOut(page)
      .getByRole('button', { name: /Wait for the tide/ })
      .click();
    await expect(tryOut(page).getByText('You step ashore.')).toBeVisible();
    await page.getByRole('button', { name: 'Check' }).click();
    const report = page.getByRole('tabpanel', { name: 'Report' });
    await expect(report.getByText('Parts that no reading came to: 1 of 6')).toBeVisible();
    await report
      .getByRole('listitem')
      .filter({ hasText: /^Line \d+attic$/ })
      .getByRole('button')
      .click();
    await expect(page.getByRole('tab', { name: 'Write' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.cm-activeLine')).toHaveText('=== attic');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await refused()).toEqual([]);
  });
});
