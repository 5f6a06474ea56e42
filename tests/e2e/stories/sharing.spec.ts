import type { Page } from '@playwright/test';

import { catalogueOf } from '../catalogue.ts';
import { expect, visit } from '../fixtures.ts';
import { addressOf, choose, heronPass, playTo, test } from './story-plays.ts';

const arabic = catalogueOf('ar-SA');

const [polite, named] = heronPass.endings;

const wayTo = (choices: readonly string[]) => ({
  storyId: heronPass.storyId,
  choices: [...heronPass.choices, ...choices],
});

async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share this play' }).first().click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = page.getByRole('textbox', { name: 'Link to your story' });
  await expect(link).toHaveValue(/\/en-US\/story-play-sharing\/[\w-]+$/);
  return link.inputValue();
}

test('a play is shared, read without an account, gone on from, and taken back', async ({
  browser,
  page,
  server,
  session,
}) => {
  const round = await playTo(server, session, wayTo(polite.choices));
  await visit(page, `/en-US${addressOf(round)}`);
  const link = await share(page);
  const answered = [{ name: 'cookieConsent', value: 'rejected' }];
  const context = await browser.newContext({
    baseURL: server.origin,
    storageState: { cookies: [], origins: [{ origin: server.origin, localStorage: answered }] },
  });
  const other = await context.newPage();

  await test.step('a link preview finds the title, the words and a picture', async () => {
    const html = await (await other.request.get(link)).text();
    expect(html).toContain(`<meta data-page property="og:title" content="Winter at Heron Pass: “${polite.title}”">`);
    const picture = /property="og:image" content="(?<address>[^"]+)"/u.exec(html)?.groups?.address ?? '';
    const answer = await other.request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
  });

  await test.step('a stranger reads the whole way, with its ending', async () => {
    await visit(other, link);
    await expect(other.getByRole('heading', { name: 'Winter at Heron Pass', level: 1 })).toBeVisible();
    await expect(other.getByRole('heading', { name: polite.title })).toBeVisible();
    await other.getByRole('link', { name: 'Round 3', exact: true }).click();
    await expect(other).toHaveURL(/get-play-sharing-round-content\?dynamic_story_session_id=[\w-]+&round_id=[\w-]+$/);
    await other.getByRole('link', { name: 'Next round' }).click();
    await expect(other.getByText('4 of 8')).toBeVisible();
  });

  await test.step('and goes another way from the round before the end', async () => {
    await other.getByRole('link', { name: 'Read the whole play' }).click();
    await other.getByRole('button', { name: 'Continue from here' }).last().click();
    await expect(other).toHaveURL(/\/dynamic-story-play\/[\w-]+\/winter-at-heron-pass\/[\w-]+$/);
    expect(other.url()).not.toContain(round.storySessionId);
    for (const text of named.choices) await choose(other, text);
    await expect(other.getByRole('heading', { name: named.title, level: 2 })).toBeVisible();
  });

  await test.step('the player sees that it was read, and takes the link back', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Share this play' }).first().click();
    await expect(page.getByText('One person has read it.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByText('The link no longer works.')).toBeVisible();
  });

  await test.step('from then on the link says so', async () => {
    const answer = await other.goto(link);
    expect(answer?.status()).toBe(410);
    await expect(other.getByRole('heading', { name: 'This play is no longer shared' })).toBeVisible();
    await context.close();
  });
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar-SA' });

  test('a shared play is read and gone on from', async ({ page, server, session }) => {
    const round = await playTo(server, session, wayTo([]));
    const { storySessionId, roundId } = round;
    const headers = { ...session, 'content-type': 'application/json' };
    await fetch(`${server.origin}/api/story-sessions/${storySessionId}/share`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ roundId }),
    });
    await visit(page, `/ar-SA/story-play-sharing/${storySessionId}`);
    await expect(page.getByText(arabic['share.play.goesOn'] ?? '')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, 'the page is no wider than the screen').toBe(false);
    await page
      .getByRole('button', { name: arabic['share.play.goOn'] ?? '' })
      .last()
      .tap();
    await expect(page).toHaveURL(/\/ar-SA\/dynamic-story-play\/[\w-]+\/winter-at-heron-pass\/[\w-]+$/);
    expect(page.url()).not.toContain(storySessionId);
  });
});
