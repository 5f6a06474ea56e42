import { startServer } from '../../servers/start-server.ts';
import { askForCode, formOf, mailedCode, otherCode, test, tester, textedCode } from './code-journey.ts';
import { expect, stored, visit } from '../fixtures.ts';
import {
  accountOf,
  completeProfile,
  logOut,
  openSignIn,
  popup,
  putOffReward,
} from '../wallet-providers/sign-in-steps.ts';

const hub = '/en-US/character-story-hub';

test('a code by email opens an account that is found again, and the points of the guest are in it', async ({
  page,
  post,
}) => {
  const to = 'reader@example.com';
  await openSignIn(page);
  await askForCode(page, to);
  await expect(page.getByText('Verification code sent')).toBeVisible();
  const form = formOf(page);
  await expect(form.identifier).toBeDisabled();
  await expect(form.next).toBeHidden();
  const code = await mailedCode(post, to);
  expect(post.mail.received.at(-1)).toMatchObject({ from: { address: 'hello@fabula.example' }, recipients: [to] });
  await form.code.fill(code);
  await form.signIn.click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await completeProfile(page, 'Reader by email');
  await expect(page).toHaveURL(hub);
  await logOut(page, 'Reader by email', 100);

  await visit(page, '/en-US/story-hub');
  await page.getByRole('link', { name: 'Free Try' }).click();
  await askForCode(page, to.toUpperCase());
  await form.code.fill(await mailedCode(post, to));
  await form.code.press('Enter');
  await expect(popup(page)).toBeHidden();
  await putOffReward(page);
  await expect(accountOf(page, 'Reader by email')).toBeVisible();
  await expect(page).toHaveURL('/en-US/story-hub');
});

test('a code to a phone opens an account', async ({ page, post }) => {
  await openSignIn(page);
  const form = formOf(page);
  await form.identifier.fill('4155550134');
  await expect(popup(page).getByRole('combobox', { name: 'Country or region' })).toHaveValue('US');
  await form.next.click();
  await expect(form.code).toBeFocused();
  await expect(popup(page).getByRole('heading', { name: 'Check your messages' })).toBeVisible();
  await expect(popup(page).getByText('We sent a code to +14155550134.')).toBeVisible();
  await form.code.fill(await textedCode(post, '+14155550134'));
  await form.signIn.click();
  await completeProfile(page, 'Reader by phone');
  await expect(accountOf(page, 'Reader by phone')).toBeVisible();
});

test('a phone of another country is reached by choosing the country, or by a number that says it', async ({
  page,
  post,
}) => {
  await openSignIn(page);
  const form = formOf(page);
  await form.identifier.fill('612345678');
  await form.next.click();
  await expect(form.identifier).toHaveAccessibleDescription('Please enter a valid email or phone');
  await popup(page).getByRole('combobox', { name: 'Country or region' }).selectOption('ES');
  await form.next.click();
  await expect(popup(page).getByText('We sent a code to +34612345678.')).toBeVisible();
  await textedCode(post, '+34612345678');

  await form.change.click();
  await form.identifier.fill('+49 1511 2345678');
  await expect(popup(page).getByRole('combobox')).toBeHidden();
  await form.next.click();
  await expect(popup(page).getByText('We sent a code to +4915112345678.')).toBeVisible();
  await form.code.fill(await textedCode(post, '+4915112345678'));
  await form.signIn.click();
  await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});

test('a password beside the first code is the way in from then on, and a wrong one is not', async ({ page, post }) => {
  const to = 'with-password@example.com';
  const password = 'nine lanterns to midnight';
  await openSignIn(page);
  await askForCode(page, to);
  const form = formOf(page);
  await form.code.fill(await mailedCode(post, to));
  await form.password.fill(password);
  await form.signIn.click();
  await completeProfile(page, 'Reader by password');
  await logOut(page, 'Reader by password', 100);

  await openSignIn(page);
  await askForCode(page, to);
  const verified = page.waitForResponse((response) => response.url().endsWith('/registerlogin/verify'));
  // With a password the code is not needed.
  await form.password.fill(password);
  await form.signIn.click();
  expect((await verified).request().postDataJSON()).toEqual({ way: 'password-email', username: to, password });
  await expect(popup(page)).toBeHidden();
  await putOffReward(page);
  await logOut(page, 'Reader by password', 100);

  await openSignIn(page);
  await askForCode(page, to);
  const code = await mailedCode(post, to);
  await form.code.fill(otherCode(code));
  await form.password.fill('nine lanterns to noon');
  await form.signIn.click();
  await expect(page.getByText('Login failed, please check your information')).toBeVisible();
  await expect(form.code).toHaveAccessibleDescription(/^Neither the code nor the password is right\./);
  await form.code.fill(code);
  await form.signIn.click();
  await expect(form.password).toHaveAccessibleDescription(
    'This password is wrong. Check it, or leave it empty and use the code.',
  );
  await expect(form.password).toHaveValue('nine lanterns to noon');
  expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
  await form.password.clear();
  await form.signIn.click();
  await expect(popup(page)).toBeHidden();
});

test('a weak password is refused beside its box, and nothing that was typed is lost', async ({ page, post }) => {
  const to = 'weak@example.com';
  await openSignIn(page);
  await askForCode(page, to);
  const form = formOf(page);
  const code = await mailedCode(post, to);
  await form.code.fill(code);
  await form.password.fill('short');
  await form.signIn.click();
  await expect(form.password).toHaveAccessibleDescription(/too short or too easy to guess/);
  await expect(form.code).toHaveValue(code);
  await form.password.fill('a lamp behind every window');
  await form.signIn.click();
  await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});

test('a wrong code is said at its box and can be mended; after five the right one is dead too', async ({
  page,
  post,
}) => {
  const to = 'mistaken@example.com';
  await openSignIn(page);
  await askForCode(page, to);
  const form = formOf(page);
  const code = await mailedCode(post, to);
  await form.signIn.click();
  await expect(form.code).toHaveAccessibleDescription('Please enter the verification code');
  await expect(form.code).toBeFocused();
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = page.waitForResponse((response) => response.url().includes('/sendGrid/verify'));
    await form.code.fill(otherCode(code));
    await form.signIn.click();
    expect((await answer).status()).toBe(400);
    await expect(form.code).toHaveAccessibleDescription(
      'This code is wrong or has expired. Check it, or send a new one.',
    );
    await expect(form.code).toHaveValue(otherCode(code));
  }
  await form.code.fill(code);
  await form.signIn.click();
  await expect(form.code).toHaveAccessibleDescription(/This code is wrong/);
  expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
});

test('a pasted mail gives its code', async ({ page, post }) => {
  const to = 'pasting@example.com';
  await openSignIn(page);
  await askForCode(page, to);
  const form = formOf(page);
  const code = await mailedCode(post, to);
  const mail = post.mail.received.at(-1)?.text ?? '';
  await form.code.evaluate((box, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, mail);
  await expect(form.code).toHaveValue(code);
  await form.code.press('Enter');
  await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});

test('another code can be had after a minute, and only the newest works', async ({ page, post }) => {
  const to = 'patient@example.com';
  await page.clock.install();
  await openSignIn(page);
  await askForCode(page, to);
  const form = formOf(page);
  const first = await mailedCode(post, to);
  await expect(popup(page).getByText(/^Send again in \d+ s$/)).toBeVisible();
  await expect(form.again).toBeHidden();
  await page.clock.runFor(61_000);
  const mailsBefore = post.mail.received.length;
  await form.again.click();
  await expect.poll(() => post.mail.received.length).toBe(mailsBefore + 1);
  await expect(popup(page).getByText(/^Send again in \d+ s$/)).toBeVisible();
  await expect(form.code).toBeFocused();
  const second = await mailedCode(post, to);
  await form.code.fill(first === second ? otherCode(second) : first);
  await form.signIn.click();
  await expect(form.code).toHaveAccessibleDescription(/This code is wrong/);
  await form.code.fill(second);
  await form.signIn.click();
  await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});

test('Change unlocks the address; the same one again asks for no second mail, another one does', async ({
  page,
  post,
}) => {
  await openSignIn(page);
  await askForCode(page, 'changing@example.com');
  const form = formOf(page);
  await mailedCode(post, 'changing@example.com');
  await form.change.click();
  await expect(form.identifier).toBeFocused();
  await expect(form.identifier).toHaveValue('changing@example.com');
  const mails = post.mail.received.length;
  await form.next.click();
  await expect(form.code).toBeVisible();
  expect(post.mail.received).toHaveLength(mails);
  await form.change.click();
  await askForCode(page, 'changed@example.com');
  await form.code.fill(await mailedCode(post, 'changed@example.com'));
  await form.signIn.click();
  await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});

test('a mail that cannot be delivered is said, keeps what was typed, and can be tried again', async ({
  page,
  post,
}) => {
  const to = 'nobody@example.com';
  post.mail.unknown.add(to);
  await openSignIn(page);
  const form = formOf(page);
  await form.identifier.fill(to);
  await form.next.click();
  await expect(page.getByText('Failed to send verification code, please try later')).toBeVisible();
  await expect(form.identifier).toHaveValue(to);
  await expect(form.identifier).toBeEnabled();
  post.mail.unknown.delete(to);
  await form.next.click();
  await expect(form.code).toBeVisible();
});

test('an invalid email or phone is reported before anything is sent', async ({ page, post }) => {
  const mails = post.mail.received.length;
  await openSignIn(page);
  const form = formOf(page);
  await form.next.click();
  await expect(form.identifier).toHaveAccessibleDescription('Please enter email or phone');
  await expect(form.identifier).toBeFocused();
  for (const text of ['reader', 'reader@example', 'rea der@example.com', '123456789', '123456789012', '+1415']) {
    await form.identifier.fill(text);
    await form.next.click();
    await expect(form.identifier).toHaveAccessibleDescription('Please enter a valid email or phone');
    await expect(form.identifier).toHaveValue(text);
  }
  // The specified pattern lets more through than mail knows: the server does not.
  await form.identifier.fill('reader,other@example.com');
  await form.next.click();
  await expect(form.identifier).toHaveAccessibleDescription(/was not accepted/);
  expect(post.mail.received).toHaveLength(mails);
});

test('shows the documented texts in Chinese', async ({ page, post }) => {
  const to = 'duzhe@example.com';
  await visit(page, '/zh-CN/character-story-hub');
  await page.getByRole('banner').locator('a[href="/zh-CN/registerlogin"]').click();
  const [identifier, submit] = [popup(page).locator('input[name=username]'), popup(page).locator('[type=submit]')];
  const code = popup(page).locator('input[name=code]');
  await submit.click();
  await expect(identifier).toHaveAccessibleDescription('请输入邮箱或手机号');
  await identifier.fill('读者');
  await submit.click();
  await expect(identifier).toHaveAccessibleDescription('请输入有效的邮箱或手机号');
  await identifier.fill(to);
  await submit.click();
  await expect(page.getByText('验证码已发送', { exact: true })).toBeVisible();
  await submit.click();
  await expect(code).toHaveAccessibleDescription('请输入验证码');
  const sent = await mailedCode(post, to);
  await code.fill(otherCode(sent));
  await submit.click();
  await expect(page.getByText('登录失败，请检查您的信息')).toBeVisible();
  await code.fill(sent);
  await submit.click();
  await expect(page.getByText('登录成功！')).toBeVisible();
});

test('the test account lets in with its own name and password only', async ({ page }) => {
  await openSignIn(page);
  await popup(page).getByRole('button', { name: 'Use the test account' }).click();
  const name = popup(page).getByRole('textbox', { name: 'Test account' });
  const password = popup(page).getByLabel('Test password');
  const before = await stored(page);
  await formOf(page).signIn.click();
  await expect(name).toHaveAccessibleDescription('Please enter the test account name');
  await name.fill(tester.name);
  await password.fill('one lamp before another');
  await formOf(page).signIn.click();
  await expect(page.getByText('Login failed, please check your information')).toBeVisible();
  await expect(name).toHaveValue(tester.name);
  await expect(password).toHaveAccessibleDescription('The name or the password is wrong.');
  expect(await stored(page)).toMatchObject({
    'Device-ID': before['Device-ID'],
    'User-Login-Status': 'ANONYMOUS',
  });
  await password.fill(tester.password);
  await formOf(page).signIn.click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'REGISTERED' });
});

test('a flood of codes for one address is stopped, and the wait is shown', async ({ browser }) => {
  await using server = await startServer({ RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_DEVICES_PER_MINUTE: '0' });
  const to = 'flooded@example.com';
  // Another visitor has just asked for a code for the same address.
  const first = await browser.newPage({ baseURL: server.origin, locale: 'en-US' });
  await openSignIn(first);
  await askForCode(first, to);
  const second = await browser.newPage({ baseURL: server.origin, locale: 'en-US' });
  await openSignIn(second);
  const form = formOf(second);
  await form.identifier.fill(to);
  await form.next.click();
  await expect(second.getByText(/^Too many tries\. Try again in \d+ s\.$/)).toBeVisible();
  await expect(form.identifier).toHaveValue(to);
  await Promise.all([first.close(), second.close()]);
});
