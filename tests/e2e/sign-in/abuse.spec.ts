import { startServer } from '../../servers/start-server.ts';
import { callsTo, watchCalls } from '../calls.ts';
import { expect, stored, visit } from '../fixtures.ts';
import { askForCode, formOf, mailedCode, test } from './code-journey.ts';
import { departTo, nextReturn, parties, vouchFor } from './social-journey.ts';
import { completeProfile, logOut, openSignIn, popup, putOffReward } from '../wallet-providers/sign-in-steps.ts';

const [google, , , apple] = parties;

test('a login status and a content mode that a visitor writes into storage change nothing', async ({
  page,
  server,
}) => {
  await visit(page, '/en-US/character-story-hub');
  await expect.poll(async () => (await stored(page))['Authorization']).toBeDefined();
  await page.evaluate(() => {
    localStorage.setItem('User-Login-Status', 'REGISTERED');
    localStorage.setItem('sfw_type', 'nsfw');
  });
  const session = await stored(page);
  const headers = {
    Authorization: session['Authorization'] ?? '',
    'Device-ID': session['Device-ID'] ?? '',
    'User-Login-Status': 'REGISTERED',
    'sfw-type': 'nsfw',
    'language-type': 'en-US',
  };
  const ask = async (path: string) => fetch(`${server.origin}/api${path}`, { headers });
  expect((await ask('/user/sessions')).status).toBeGreaterThanOrEqual(400);
  const honest = await (await fetch(`${server.origin}/api/characters?limit=48`)).json();
  expect(await (await ask('/characters?limit=48')).json()).toEqual(honest);

  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/user/sessions') answers.push(response.status());
  });
  await visit(page, '/en-US/user-profile');
  await expect.poll(() => answers.every((status) => status >= 400)).toBe(true);
  await expect(page.getByText('This device')).toBeHidden();
});

for (const target of ['https://evil.example/', 'javascript:alert(1)', '/en-US/../../\\evil.example']) {
  test(`a planted page to return to leads nowhere else: ${target}`, async ({ page, server }) => {
    await openSignIn(page);
    await departTo(page, google);
    await page.evaluate((address) => localStorage.setItem('social_login_left_page', address), target);
    const outside: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== server.origin) outside.push(request.url());
    });
    await vouchFor(page, { email: 'known-everywhere@example.com', name: 'Ada' });
    const wizard = page.getByRole('main').getByRole('heading', { name: 'Complete Your Profile' });
    const hub = page.getByRole('dialog', { name: 'Today’s reward is ready' });
    await expect(wizard.or(hub)).toBeVisible();
    if (await wizard.isVisible()) await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await expect(hub).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.origin);
    expect(outside).toEqual([]);
  });
}

test('what is planted in the address of signing in leads nowhere', async ({ page, server }) => {
  const calls = watchCalls(page);
  for (const query of [
    '?redirect=https://evil.example/',
    '?next=//evil.example',
    '?apple_login=success&auth=planted&device_id=planted&user_status=REGISTERED',
    '?code=planted&state=planted',
    '?apple_login=error&message=<img src=x onerror=alert(1)>',
  ]) {
    await visit(page, `/en-US/registerlogin${query}`);
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email or phone' })).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/en-US/registerlogin`);
  }
  for (const { exchange } of parties) expect(callsTo(calls, exchange)).toEqual([]);
  expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
});

test('a session that was planted before the login is worth nothing after it', async ({
  browser,
  page,
  post,
  server,
}) => {
  const attacker = await browser.newPage({ baseURL: server.origin, locale: 'en-US' });
  await visit(attacker, '/en-US/character-story-hub');
  await expect.poll(async () => (await stored(attacker))['Authorization']).toBeDefined();
  const planted = await stored(attacker);
  await visit(page, '/en-US/character-story-hub');
  await page.evaluate((session) => {
    for (const key of ['Authorization', 'Device-ID', 'User-Login-Status'])
      localStorage.setItem(key, session[key] ?? '');
  }, planted);
  const to = 'fixated@example.com';
  await openSignIn(page);
  await askForCode(page, to);
  await formOf(page).code.fill(await mailedCode(post, to));
  await formOf(page).signIn.click();
  await completeProfile(page, 'Reader without followers');
  await attacker.reload();
  await expect(attacker.getByRole('link', { name: 'Free Try' })).toBeVisible();
  await expect.poll(async () => stored(attacker)).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
  expect((await stored(attacker))['Authorization']).not.toBe((await stored(page))['Authorization']);
  await attacker.close();
});

test('no code, password, credential or person is in the server’s log', async ({ browser }) => {
  await using server = await startServer({ LOG_LEVEL: 'debug', CODE_COOLDOWN_SECONDS: '0' });
  const page = await browser.newPage({ baseURL: server.origin, locale: 'en-US' });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  const secrets: string[] = [];
  page.on('request', (request) => {
    const authorization = request.headers()['authorization'];
    if (authorization !== undefined) secrets.push(authorization);
  });

  await openSignIn(page);
  await askForCode(page, 'quiet@example.com');
  const outbox: unknown = await (await fetch(`${server.origin}/api/dev/outbox?to=quiet%40example.com`)).json();
  const [, code = ''] = /"code":"(\d{6})"/.exec(JSON.stringify(outbox)) ?? [];
  await formOf(page).code.fill(code);
  await formOf(page).password.fill('whispered behind a lamp');
  await formOf(page).signIn.click();
  await completeProfile(page, 'Quiet reader');
  await logOut(page, 'Quiet reader', 100);
  for (const party of [google, apple]) {
    await openSignIn(page);
    await departTo(page, party);
    const returning = nextReturn(page);
    await vouchFor(page, { email: 'quiet@example.com', name: 'Ada' });
    const { searchParams } = await returning;
    secrets.push(searchParams.get('code') ?? searchParams.get('auth') ?? 'none');
    await putOffReward(page);
    await logOut(page, 'Quiet reader', 100);
  }
  await page.close();
  await server.stop();
  const log = server.output();
  expect(log).toContain('/api/registerlogin/sign-up');
  for (const secret of new Set([...secrets, code, 'whispered behind a lamp', 'quiet@example.com'])) {
    expect(secret).not.toBe('none');
    expect(log.includes(secret), `the log has ${secret}`).toBe(false);
  }
});

test('guessing passwords is stopped, the right one too', async ({ page, post, server }) => {
  const [to, password] = ['guessed@example.com', 'a lamp behind every window'];
  await openSignIn(page);
  await askForCode(page, to);
  await formOf(page).code.fill(await mailedCode(post, to));
  await formOf(page).password.fill(password);
  await formOf(page).signIn.click();
  await completeProfile(page, 'Reader with a password');
  await logOut(page, 'Reader with a password', 100);
  const session = await stored(page);
  const attempt = (guess: string) =>
    fetch(`${server.origin}/api/registerlogin/verify`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        Authorization: session['Authorization'] ?? '',
        'Device-ID': session['Device-ID'] ?? '',
      },
      body: JSON.stringify({ way: 'password-email', username: to, password: guess }),
    });
  const answers: number[] = [];
  while (answers.at(-1) !== 429 && answers.length < 12) {
    answers.push((await attempt(`guess number ${answers.length}`)).status);
  }
  expect(answers.at(-1)).toBe(429);
  expect(answers.length).toBeLessThanOrEqual(11);
  expect(answers.slice(0, -1).every((status) => status === 400)).toBe(true);

  await openSignIn(page);
  await askForCode(page, to);
  const form = formOf(page);
  await form.code.fill('123456');
  await form.password.fill(password);
  await form.signIn.click();
  await expect(page.getByText(/^Too many tries\. Try again in \d+ min\.$/)).toBeVisible();
  await expect(form.password).toHaveValue(password);
  // The code is another way in, which guessing has not closed.
  await form.password.fill('');
  await form.code.fill(await mailedCode(post, to));
  await form.signIn.click();
  await expect(popup(page)).toBeHidden();
});
