import { expireRoundTrips } from '../../servers/expire-round-trips.ts';
import { callsTo, watchCalls } from '../calls.ts';
import { expect, stored, untilLive, visit } from '../fixtures.ts';
import {
  cancel,
  completeProfileOnPage,
  departTo,
  keptOfRoundTrips,
  nextReturn,
  parties,
  returnPath,
  setOut,
  test,
  vouchFor,
} from './social-journey.ts';
import { accountOf, logOut, popup, putOffReward } from '../wallet-providers/sign-in-steps.ts';

const [google, , twitter, apple] = parties;

for (const party of parties) {
  const { name, label, exchange } = party;
  const person = { email: `${name}@example.com`, name: `Ada of ${label}` };
  const nickname = `Reader by ${label}`;

  test.describe(label, () => {
    test('lets someone new in by the wizard, and someone known straight back to where they were', async ({ page }) => {
      const calls = watchCalls(page);
      await setOut(page, party);
      expect(await stored(page)).toMatchObject({ [`${name}_login_pending`]: 'true' });
      await vouchFor(page, person);
      await completeProfileOnPage(page, nickname);
      expect(await keptOfRoundTrips(page)).toEqual([]);
      expect(callsTo(calls, exchange)).toHaveLength(1);
      await logOut(page, nickname, 100);

      await visit(page, '/en-US/story-hub');
      await page.getByRole('link', { name: 'Free Try' }).click();
      await departTo(page, party);
      await vouchFor(page, person);
      await expect(page).toHaveURL('/en-US/story-hub');
      await putOffReward(page);
      await expect(accountOf(page, nickname)).toBeVisible();
      expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'REGISTERED' });
    });

    test('whose visitor says no brings back a guest, who can go again', async ({ page }) => {
      const calls = watchCalls(page);
      await setOut(page, party);
      const before = await stored(page);
      await cancel(page);
      await expect(page).toHaveURL(returnPath);
      await expect(page.getByText('You came back without signing in.')).toBeVisible();
      expect(await keptOfRoundTrips(page)).toEqual([]);
      expect(await stored(page)).toMatchObject({ Authorization: before['Authorization'] });
      expect(callsTo(calls, exchange)).toEqual([]);
      await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^${label}`) })).toBeEnabled();
    });
  });
}

for (const party of [twitter, apple]) {
  const { name, label, exchange } = party;

  test(`a code of ${label} that comes back a second time opens nothing`, async ({ page }) => {
    const calls = watchCalls(page);
    await setOut(page, party);
    const kept = Object.entries(await stored(page)).filter(([key]) => /_login_|^twitter_code_/.test(key));
    const returning = nextReturn(page);
    await vouchFor(page, { email: `replayed-${name}@example.com`, name: `Ada of ${label}` });
    const address = await returning;
    await completeProfileOnPage(page, `Twice by ${label}`);
    await logOut(page, `Twice by ${label}`, 100);
    await page.goto(address.href);
    await expect(page).toHaveURL(returnPath);
    await expect(page.getByText(/[Ll]ogin failed, please retry/)).toBeVisible();
    expect(callsTo(calls, exchange)).toHaveLength(1);

    // Even where the browser has been made to believe that it waits for this very answer.
    await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), kept);
    await page.goto(address.href);
    await expect(page.getByText(/please retry/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email or phone' })).toBeVisible();
    expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
    expect(await keptOfRoundTrips(page)).toEqual([]);
  });
}

test('the code of a return is exchanged once per page load, and gone from the history', async ({ page }) => {
  const calls = watchCalls(page);
  await setOut(page, google);
  await vouchFor(page, { email: 'once@example.com', name: 'Ada' });
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  expect(callsTo(calls, google.exchange)).toHaveLength(1);
  await expect.poll(async () => (await stored(page))['dailyBonusPopupNeeded']).toBe('yes');
  await page.reload();
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await putOffReward(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses.filter((address) => /[?&](?:code|state)=/.test(address))).toEqual([]);
  expect(callsTo(calls, google.exchange)).toHaveLength(1);
});

test('a return with another state is not followed', async ({ page }) => {
  const calls = watchCalls(page);
  await setOut(page, google);
  await page.goto(`${returnPath}?code=code-of-another&state=not-the-one-that-was-sent`);
  await expect(page.getByText('Login failed, please retry')).toBeVisible();
  await expect(page).toHaveURL(returnPath);
  expect(callsTo(calls, google.exchange)).toEqual([]);
  expect(await keptOfRoundTrips(page)).toEqual([]);
});

test('a code of another user is refused by the server where the page would take it', async ({
  browser,
  page,
  server,
}) => {
  // An attacker signs in at the provider, but keeps the answer for a victim.
  const attacker = await browser.newPage({ baseURL: server.origin, locale: 'en-US' });
  await attacker.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await setOut(attacker, google);
  await attacker.route(`**${returnPath}?**`, (route) => route.abort());
  const returning = nextReturn(attacker);
  await vouchFor(attacker, { email: 'attacker@example.com', name: 'Eve' });
  const { searchParams } = await returning;
  await attacker.close();

  await setOut(page, google);
  const state = (await stored(page))['social_login_state'] ?? '';
  expect(state).not.toBe('');
  const refused = page.waitForResponse((response) => response.url().includes(google.exchange));
  await page.goto(`${returnPath}?${new URLSearchParams({ code: searchParams.get('code') ?? '', state }).toString()}`);
  expect((await refused).status()).toBe(400);
  await expect(page.getByText('Login failed, please retry')).toBeVisible();
  expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
});

for (const party of [google, twitter, apple]) {
  test(`a return from ${party.label} after the time limit can start again`, async ({ page, server }) => {
    await setOut(page, party);
    expect(expireRoundTrips(server)).toBeGreaterThan(0);
    await vouchFor(page, { email: `late-${party.name}@example.com`, name: 'Ada' });
    await expect(page.getByText(/please retry|Apple login failed: the sign-in is unknown or over/)).toBeVisible();
    await expect(page).toHaveURL(returnPath);
    expect(await keptOfRoundTrips(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${party.label}`) })
      .click();
    await vouchFor(page, { email: `late-${party.name}@example.com`, name: 'Ada' });
    await completeProfileOnPage(page, `Late by ${party.label}`);
  });
}

test('a verifier of X that was tampered with opens nothing; verifier and challenge are gone, and a new try works', async ({
  page,
}) => {
  await setOut(page, twitter);
  const before = await stored(page);
  expect(before['twitter_code_verifier']).toMatch(/^[\w-]{43}$/);
  expect(before['twitter_code_challenge']).toMatch(/^[\w-]{43}$/);
  await page.evaluate(() => localStorage.setItem('twitter_code_verifier', 'A'.repeat(43)));
  const refused = page.waitForResponse((response) => response.url().includes(twitter.exchange));
  await vouchFor(page, { email: 'tampered@example.com', name: 'Ada' });
  expect((await refused).status()).toBe(400);
  await expect(page.getByText('Login parameter error, please retry login')).toBeVisible();
  expect(await keptOfRoundTrips(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: /^X/ }).click();
  await vouchFor(page, { email: 'tampered@example.com', name: 'Ada' });
  await completeProfileOnPage(page, 'Reader by X at last');
});

for (const party of [google, apple]) {
  test(`what ${party.label} gives is out of the address bar before any call, and sent to no other party`, async ({
    page,
  }) => {
    await setOut(page, party);
    const returning = nextReturn(page);
    const seen: { url: string; referer: string; bar: string }[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (request.isNavigationRequest() || url.includes('/dev/identity')) return;
      seen.push({ url, referer: request.headers()['referer'] ?? '', bar: page.url() });
    });
    await vouchFor(page, { email: `clean-${party.name}@example.com`, name: 'Ada' });
    const { searchParams } = await returning;
    const secret = searchParams.get(party === apple ? 'auth' : 'code') ?? '';
    expect(secret).not.toBe('');
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    const exchanges = seen.filter(({ url }) => url.includes(party.exchange));
    expect(exchanges).toHaveLength(1);
    const others = seen.filter(({ url }) => !url.includes(party.exchange));
    expect(others.filter(({ url }) => url.includes(secret))).toEqual([]);
    expect(seen.filter(({ referer }) => referer.includes(secret))).toEqual([]);
    const calls = seen.filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
    expect(calls.map(({ bar }) => new URL(bar).search)).toEqual(calls.map(() => ''));
  });
}

test('coming back from a provider by the browser’s back button allows another choice', async ({ page }) => {
  await setOut(page, google);
  await page.goBack();
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await untilLive(page);
  const isOpen = await popup(page).isVisible();
  if (!isOpen) await page.getByRole('link', { name: 'Free Try' }).click();
  await expect(popup(page).getByRole('button', { name: /^Google/ })).toBeEnabled();
});
