import type { Page } from '@playwright/test';

import { finishEvent, openTextPeer, textEvent, type TextPeer } from '../../../server/src/testing/peers/text-peer.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as base, visit } from '../fixtures.ts';

const beginning = 'The lamp was lit';
const end = ' by those who were awake.';
const whole = beginning + end;

/** Someone who writes replies: their beginning at once, their end when they are let. */
class Writer {
  #mayEnd = Promise.resolve();
  #release = () => {};

  hold(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#mayEnd = promise;
    this.#release = resolve;
  }

  release(): void {
    this.#release();
    this.#mayEnd = Promise.resolve();
  }

  readonly answer: TextPeer['answer'] = async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(textEvent(beginning));
    await this.#mayEnd;
    response.write(textEvent(end));
    response.end(finishEvent('stop') + 'data: [DONE]\n\n');
  };
}

/** Journeys of guests on a server whose replies come from a writer that can be held. */
const test = base.extend<object, { writer: Writer; server: RunningServer }>({
  writer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => use(new Writer()),
    { scope: 'worker' },
  ],
  server: [
    async ({ writer }, use) => {
      await using peer = await openTextPeer(writer.answer);
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        TEXT_BASE_URL: peer.baseUrl,
        TEXT_MODEL: 'writer',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  remembered: { cookieConsent: 'rejected' },
});

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Write to Maren Vale' });
const theirs = (page: Page) => page.getByRole('article', { name: 'Maren Vale says' });
const mine = (page: Page) => page.getByRole('article', { name: 'You say' });
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });
const saysLast = (page: Page, words: string) => expect(theirs(page).last()).toContainText(words);

async function say(page: Page, words: string): Promise<void> {
  await boxOf(page).fill(words);
  await boxOf(page).press('Enter');
  await expect(mine(page).last()).toContainText(words);
  await expect(boxOf(page)).toHaveValue('');
}

async function openPanel(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a guest talks, and nothing that happens to the page or its connection loses a word', async ({
  page,
  context,
  writer,
}) => {
  await visit(page, '/en-US/character-profile/maren-vale');
  await page.getByRole('link', { name: /^Chat/ }).first().click();
  await expect(theirs(page)).toHaveCount(1);
  await expect(page.getByText('You have 20')).toBeVisible();
  await expect(page.getByText('Maren Vale is an AI character. What it says is made up.')).toBeVisible();

  writer.hold();
  await say(page, 'Who lights it?');
  await saysLast(page, beginning);
  await page.reload();
  await saysLast(page, beginning);
  await expect(stopButton(page)).toBeVisible();
  writer.release();
  await saysLast(page, whole);
  await expect(page.getByText('You have 18')).toBeVisible();

  writer.hold();
  await say(page, 'And when all sleep?');
  await saysLast(page, beginning);
  await context.setOffline(true);
  await expect(
    page.getByText('You are offline. Messages wait here and are sent when you are back online.'),
  ).toBeVisible();
  await boxOf(page).fill('Do not lose this.');
  writer.release();
  await context.setOffline(false);
  await saysLast(page, whole);
  await expect(boxOf(page)).toHaveValue('Do not lose this.');
  await page.reload();
  await expect(boxOf(page)).toHaveValue('Do not lose this.');

  writer.hold();
  await boxOf(page).press('Enter');
  await saysLast(page, beginning);
  await page.close();
  writer.release();
  const next = await context.newPage();
  await visit(next, '/en-US/character-chat/maren-vale');
  await saysLast(next, whole);
  await expect(mine(next)).toHaveCount(3);
  await expect(theirs(next)).toHaveCount(4);
  await expect(next.getByText('You have 14')).toBeVisible();
});

test('a guest goes every way that a conversation can go, in two tabs that agree', async ({ page, context, writer }) => {
  await visit(page, '/en-US/character-chat/maren-vale');
  writer.hold();
  await say(page, 'Count the boats.');
  await saysLast(page, beginning);
  await stopButton(page).click();
  await expect(page.getByText('Stopped. The reply so far is kept.')).toBeVisible();
  writer.release();

  const other = await context.newPage();
  await visit(other, '/en-US/character-chat/maren-vale');
  await saysLast(other, beginning);
  // A page behind another one draws a frame a second.
  await page.bringToFront();

  await page.getByRole('button', { name: 'Try again' }).click();
  await saysLast(page, whole);
  await expect(page.getByText('2 / 2')).toBeVisible();
  await saysLast(other, whole);
  await theirs(page).last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 / 2')).toBeVisible();
  await expect(other.getByText('1 / 2')).toBeVisible();

  await mine(page).last().hover();
  await mine(page).last().getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edit message' }).fill('Name the boats.');
  await page.getByRole('button', { name: 'Save as a branch' }).click();
  await saysLast(page, whole);
  await expect(mine(other).last()).toContainText('Name the boats.');

  // The suggestions that come after a reply push the thread up.
  await expect(page.getByRole('group', { name: 'Conversation starters' })).toBeVisible();
  await page.mouse.move(0, 0);
  await theirs(page).first().hover();
  await theirs(page).first().getByRole('button', { name: 'Branch from here' }).click();
  await expect(theirs(page)).toHaveCount(1);
  await say(page, 'Begin with the tide.');
  await saysLast(page, whole);

  await openPanel(page, 'Search in this conversation');
  await page.getByRole('searchbox', { name: 'Search in this conversation' }).fill('Count');
  await page.getByRole('button', { name: /^You.*Count the boats/ }).click();
  await expect(mine(page).last()).toContainText('Count the boats.');
  await expect(mine(other).last()).toContainText('Count the boats.');

  await theirs(page).first().hover();
  await theirs(page).first().getByRole('button', { name: 'More' }).click();
  await theirs(page).first().getByRole('button', { name: 'Remember this' }).click();
  await openPanel(page, 'Memory');
  const memory = page.getByRole('region', { name: 'Memory' });
  await expect(memory.getByRole('button', { name: /^From “/ })).toBeVisible();
  const meter = page.getByRole('meter', { name: 'Context of the next reply' });
  await expect(meter).toBeVisible();
  const used = async () => Number(await meter.getAttribute('aria-valuenow'));
  const withFact = await used();
  await memory.getByRole('button', { name: /^Forget/ }).click();
  await expect.poll(used).toBeLessThan(withFact);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Memory' })).toBeHidden();
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar-SA' });

  test('a guest talks from right to left, with the box in sight', async ({ page }) => {
    await visit(page, '/ar-SA/character-chat/maren-vale');
    const box = page.getByRole('main').getByRole('textbox');
    await box.fill('من يضيء المصباح؟');
    await box.press('Enter');
    await expect(page.getByRole('log')).toContainText('من يضيء المصباح؟');
    await expect(page.getByRole('log')).toContainText(whole);
    const { bottom, isWide } = await box.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      isWide: document.documentElement.scrollWidth > window.innerWidth,
    }));
    expect(bottom).toBeLessThan(844);
    expect(isWide).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test('a guest rewords a message, lets a reply go on, and has the next one drafted, each at the price beside it', async ({
  page,
}) => {
  await visit(page, '/en-US/character-chat/maren-vale');
  await say(page, 'Count the botes.');
  await saysLast(page, whole);
  await expect(page.getByText('You have 18')).toBeVisible();

  await mine(page).last().hover();
  await mine(page).last().getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Save as a branch 2 points' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Edit message' }).fill('Count the boats.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mine(page).last()).toContainText('Count the boats.');
  await expect(mine(page).last()).toContainText('Edited');
  await saysLast(page, whole);
  await mine(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(mine(page).last()).toContainText('Count the botes.');
  await expect(mine(page).last()).not.toContainText('Edited');
  await expect(page.getByText('You have 18')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Regenerate 2 points' })).toBeVisible();
  await theirs(page).last().getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Continue 2 points' }).click();
  await saysLast(page, `${whole} ${whole}`);
  await expect(page.getByText('You have 16')).toBeVisible();
  await theirs(page).last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 / 2')).toBeVisible();
  await saysLast(page, whole);

  const suggestions = page.getByRole('group', { name: 'Conversation starters' });
  await suggestions.getByRole('button').first().click();
  await expect(boxOf(page)).not.toHaveValue('');
  await boxOf(page).fill('');
  await suggestions.getByRole('button', { name: 'Write it for me 2 points' }).click();
  await expect(boxOf(page)).toHaveValue(whole);
  await expect(page.getByText('You have 14')).toBeVisible();
  await expect(mine(page)).toHaveCount(1);

  await boxOf(page).fill('');
  await page.getByRole('button', { name: 'Suggestions' }).click();
  await expect(suggestions).toBeHidden();
  await page.reload();
  await saysLast(page, whole);
  await expect(suggestions).toBeHidden();
  await page.getByRole('button', { name: 'Suggestions' }).click();
  await expect(suggestions.getByRole('button').first()).toBeVisible();
});
