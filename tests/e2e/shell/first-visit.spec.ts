import { callsTo, watchCalls } from '../calls.ts';
import { expect, stored, test, untilLive, visit } from '../fixtures.ts';

const deviceInit = '/registerlogin/deviceinit';
const dailyClaim = '/user/claim-daily-points';

test('a first visitor lands on the hub with a device session of their own', async ({ page }) => {
  const calls = watchCalls(page);
  await visit(page, '/');
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await expect.poll(() => callsTo(calls, dailyClaim).length).toBe(1);

  const [init, ...others] = callsTo(calls, deviceInit);
  expect(others).toEqual([]);
  const query = new URL(init?.url() ?? '').searchParams;
  expect(Object.fromEntries(query)).toEqual({ deviceType: 'web', sfw_type: 'sfw', language_type: 'en-US' });

  const kept = await stored(page);
  expect(kept).toMatchObject({ 'User-Login-Status': 'ANONYMOUS', sfw_type: 'sfw', language_type: 'en-US' });
  expect(kept['Authorization']).toMatch(/^[\w-]{20,}$/);
  expect(kept['Device-ID']).not.toBe('');
});

test('every later call carries session, language and content mode', async ({ page }) => {
  const calls = watchCalls(page);
  await visit(page, '/en-US/character-story-hub');
  await page.getByRole('link', { name: 'See all in Awake at this hour' }).click();
  await expect(page).toHaveURL('/en-US/character-hub?shelf=awake-at-this-hour');
  await expect.poll(() => callsTo(calls, '/characters').length).toBe(1);

  const kept = await stored(page);
  const later = calls.filter((call) => !call.url().includes(deviceInit));
  expect(later.length).toBeGreaterThan(1);
  for (const call of later) {
    expect(call.headers(), call.url()).toMatchObject({
      authorization: kept['Authorization'],
      'device-id': kept['Device-ID'],
      'user-login-status': 'ANONYMOUS',
      'sfw-type': 'sfw',
      'language-type': 'en-US',
    });
  }
});

test('a reload keeps the session', async ({ page }) => {
  await visit(page, '/en-US/character-story-hub');
  await expect.poll(async () => (await stored(page))['dailyBonusCheckedDate']).toBeDefined();
  const before = await stored(page);
  const calls = watchCalls(page);
  await page.reload();
  await untilLive(page);
  await page.getByRole('link', { name: 'See all in Awake at this hour' }).click();
  await expect.poll(() => callsTo(calls, '/characters').length).toBe(1);
  expect(callsTo(calls, deviceInit)).toEqual([]);
  expect(await stored(page)).toMatchObject(before);
});

test('the first words of a conversation find the face that they are set in', async ({ page }) => {
  const face = page.waitForRequest(/newsreader-italic-latin-[^/]*\.woff2$/);
  // The greeting comes after the letters that it is written in, so it stands still.
  await page.route('**/api/chats', async (route) => {
    await (await face).response();
    await route.continue();
  });
  await visit(page, '/en-US/character-chat/maren-vale');
  await expect(page.getByRole('log')).toContainText('Two hundred and four.');
});

const byBrowserLanguage = {
  'zh-TW': 'zh-CN',
  ja: 'ja-JP',
  'de-AT': 'de-DE',
  'ar-SA': 'ar-SA',
  'nl-NL': 'en-US',
} as const;

for (const [asked, given] of Object.entries(byBrowserLanguage)) {
  test.describe(`a browser that asks for ${asked}`, () => {
    test.use({ locale: asked });

    test(`is answered in ${given}`, async ({ page }) => {
      const init = page.waitForRequest((request) => request.url().includes(deviceInit));
      await visit(page, '/');
      await expect(page).toHaveURL(`/${given}/character-story-hub`);
      await expect(page.locator('html')).toHaveAttribute('lang', given);
      expect(new URL((await init).url()).searchParams.get('language_type')).toBe(given);
      expect(await stored(page)).toMatchObject({ language_type: given });
    });
  });
}

test.describe('a visitor whose credential has died', () => {
  const dead = { Authorization: 'd'.repeat(43), 'Device-ID': 'dev_forgotten', 'User-Login-Status': 'ANONYMOUS' };
  test.use({ remembered: dead });

  test('gets a new one, once, and the call goes through', async ({ page }) => {
    const calls = watchCalls(page);
    const checked = page.waitForResponse((answer) => answer.url().includes(dailyClaim) && answer.ok());
    await visit(page, '/en-US/character-story-hub');
    await checked;
    const inits = callsTo(calls, deviceInit);
    expect(inits).toHaveLength(1);
    expect(new URL(inits[0]?.url() ?? '').searchParams.get('deviceId')).toBe(dead['Device-ID']);
    expect((await stored(page))['Authorization']).not.toBe(dead.Authorization);
    expect(callsTo(calls, dailyClaim)).toHaveLength(2);
  });

  test('is not caught in a loop when the server refuses the new one too', async ({ page }) => {
    const calls = watchCalls(page);
    await page.route('**/api/characters?**', (route) => route.fulfill({ status: 401, json: unauthenticated }));
    await page.route('**/api/characters', (route) => route.fulfill({ status: 401, json: unauthenticated }));
    await visit(page, '/en-US/character-story-hub');
    await page.getByRole('link', { name: 'See all in Awake at this hour' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not load this page');
    // Once more with a new credential, unless another call had fetched that one already.
    expect(callsTo(calls, '/characters').length).toBeLessThanOrEqual(2);
    expect(callsTo(calls, deviceInit).length).toBeLessThanOrEqual(2);
  });
});

const unauthenticated = {
  code: 401,
  message: 'The session is unknown or has expired',
  data: null,
  reason: 'UNAUTHENTICATED',
  requestId: 'req_1',
};
