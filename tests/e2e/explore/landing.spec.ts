import type { Page } from '@playwright/test';

import { catalogueOf, locales, type Language } from '../catalogue.ts';
import { expect, visit } from '../fixtures.ts';
import { askForCode, formOf, mailedCode, test } from '../sign-in/code-journey.ts';
import { accountOf, completeProfile, openSignIn, putOffReward } from '../wallet-providers/sign-in-steps.ts';

const landing = '/en-US/landing-page';
const play = /\/en-US\/dynamic-story-play\/[\w-]+\/[\w-]+\/[\w-]+$/;

/** The name of the story on the card, which the server chooses. */
const storyOnCard = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

const choicesOf = (page: Page) => page.getByRole('group', { name: 'What do you do?' });

/** The requests that begin a play, as they are made. */
function beginningsOf(page: Page): string[] {
  const beginnings: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/story-sessions')) beginnings.push(request.url());
  });
  return beginnings;
}

test('a stranger plays the first round where it stands, plays on as a guest, and keeps it at the sign-in', async ({
  page,
  post,
}) => {
  const beginnings = beginningsOf(page);

  await visit(page, landing);
  const title = await storyOnCard(page).innerText();

  await test.step('the page shows the way in, and begins no play by itself', async () => {
    await expect(choicesOf(page).getByRole('button').first()).toBeInViewport();
    await expect(choicesOf(page).getByRole('button').first()).toBeEnabled();
    expect(beginnings).toEqual([]);
  });

  await test.step('a choice begins the story, and leads to its second round', async () => {
    await choicesOf(page).getByRole('button').first().click();
    await expect(page).toHaveURL(play);
    await expect(page).toHaveTitle(`${title}: round 2 · Fabula`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(beginnings).toHaveLength(1);
  });
  const second = page.url();

  await test.step('after the first sign-in the play stands where it stood', async () => {
    const to = 'stranger@reader.example';
    await openSignIn(page);
    await askForCode(page, to);
    await formOf(page).code.fill(await mailedCode(post, to));
    await formOf(page).signIn.click();
    await completeProfile(page, 'Stranger');
    await expect(accountOf(page, 'Stranger')).toBeVisible();
    await visit(page, second);
    await putOffReward(page);
    await expect(page).toHaveTitle(`${title}: round 2 · Fabula`);
    await expect(choicesOf(page).getByRole('button').first()).toBeEnabled();
    expect(beginnings).toHaveLength(1);
  });
});

test('another story takes its place on the card, and nothing has begun', async ({ page }) => {
  const beginnings = beginningsOf(page);
  await visit(page, landing);
  const title = await storyOnCard(page).innerText();
  const choices = await choicesOf(page).getByRole('button').allInnerTexts();
  const others = page.getByRole('list', { name: 'Or begin with' }).getByRole('button');
  await others.first().click();
  await expect(storyOnCard(page)).not.toHaveText(title);
  await expect(choicesOf(page).getByRole('button').first()).not.toHaveText(choices[0] ?? '');
  await others.filter({ hasText: title }).click();
  await expect(storyOnCard(page)).toHaveText(title);
  await expect(choicesOf(page).getByRole('button')).toHaveText(choices);
  expect(beginnings).toEqual([]);
});

test('a story that does not begin says so, and the same choice begins it', async ({ page }) => {
  await visit(page, landing);
  await page.route('**/api/story-sessions', (route) => route.abort());
  await choicesOf(page).getByRole('button').first().click();
  await expect(page.getByRole('alert')).toHaveText(/did not begin/);
  await page.unroute('**/api/story-sessions');
  await choicesOf(page).getByRole('button').first().click();
  await expect(page).toHaveURL(play);
});

test('every link of the page leads to a page that answers, and the command can be copied', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, landing);
  const links = await page.locator('main a, footer a').all();
  const hrefs = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
  expect([...hrefs]).toEqual(
    expect.arrayContaining(['/en-US/prices', '/en-US/about-us#stories', '/en-US/terms-privacy', '/ar-SA/landing-page']),
  );
  for (const href of hrefs) {
    if (href?.startsWith('/') !== true) continue;
    const answer = await request.get(href);
    expect([href, answer.status()]).toEqual([href, 200]);
  }
  await page.getByRole('button', { name: 'Copy the command' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm start');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the story’s own page is the way in, in every language', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(`/${locale}/landing-page`);
      const words = catalogueOf(locale);
      await expect(page.getByRole('heading', { level: 1, name: words['landing.title'] ?? '' })).toBeVisible();
      await expect(page.getByRole('link', { name: words['story.begin'] ?? '' })).toHaveAttribute(
        'href',
        new RegExp(`^/${locale}/story-profile/[\\w-]+$`),
      );
    }
  });
});

const narrow: readonly Language[] = ['en-US', 'ar-SA'];

for (const language of narrow) {
  test(`on a phone in ${language} the story is in the first view with its choices under it, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/${language}/landing-page`);
    const words = catalogueOf(language);
    await expect(storyOnCard(page)).toBeInViewport();
    await expect(
      page
        .getByRole('group', { name: words['play.choices'] ?? '' })
        .getByRole('button')
        .first(),
    ).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
