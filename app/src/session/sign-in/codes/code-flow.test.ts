import { describe, expect, test } from 'vitest';

import { pageKeys } from '../../storage-keys';
import { loggedIn, setUpFlow } from '../testing/set-up-flow';

const sendMail = 'POST /registerlogin/sendGrid/send';
const verifyMail = 'POST /registerlogin/sendGrid/verify';
const sendSms = 'POST /registerlogin/twilio/send-sms';
const verifySms = 'POST /registerlogin/twilio/verify-sms';
const verifyPassword = 'POST /registerlogin/verify';
const signUp = 'POST /registerlogin/sign-up';

const email = 'reader@example.org';
const phone = '+12025550143';
const sent = { data: null };
const wrongPassword = { status: 400, field: 'password' };
const welcome = ['account-changed', 'toast-logged-in'];

async function withCode(replies: Parameters<typeof setUpFlow>[0], identifier = email) {
  const test = setUpFlow({ ...replies, replies: { [sendMail]: sent, [sendSms]: sent, ...replies?.replies } });
  test.flow.change({ identifier });
  await test.flow.next('US');
  return test;
}

describe('asking for a code', () => {
  test.each([
    [email, sendMail, { toEmail: email }],
    [phone, sendSms, { phoneNumber: phone }],
  ])('sends one to %s, in the body', async (identifier, call, body) => {
    const { server, state, said } = await withCode({}, identifier);
    expect(server.received).toEqual([{ call, body, query: {} }]);
    expect(state().step).toBe('code');
    expect(said).toEqual([{ name: 'codeSent' }]);
  });

  test.each([
    ['', 'empty'],
    ['reader', 'invalid'],
  ])('does nothing but say what is wrong with "%s"', async (identifier, why) => {
    const { server, state, said } = await withCode({}, identifier);
    expect(server.calls()).toEqual([]);
    expect(state()).toMatchObject({ step: 'identifier', problem: { field: 'identifier', why } });
    expect(said).toEqual([]);
  });

  test('to a phone goes to the country that is shown, and the step of the code says the whole number', async () => {
    const { flow, server, state } = setUpFlow({ replies: { [sendSms]: sent } });
    flow.change({ identifier: '612345678' });
    await flow.next('ES');
    expect(server.received).toEqual([{ call: sendSms, body: { phoneNumber: '+34612345678' }, query: {} }]);
    expect(state()).toMatchObject({ step: 'code', values: { identifier: '+34612345678' } });
  });

  test('that cannot be sent keeps what was typed', async () => {
    const replies = { [sendMail]: { status: 400, field: 'toEmail' } };
    const { state, said } = await withCode({ replies });
    expect(said).toEqual([{ name: 'codeSendFailed' }]);
    expect(state()).toMatchObject({
      step: 'identifier',
      pending: undefined,
      values: { identifier: email },
      problem: { field: 'identifier', why: 'refused' },
    });
  });

  test('waits a minute before the next one', async () => {
    const { flow, server, clock } = await withCode({});
    clock.now += 59_000;
    await flow.resend();
    expect(server.calls()).toEqual([sendMail]);
    clock.now += 1_000;
    await flow.resend();
    expect(server.calls()).toEqual([sendMail, sendMail]);
  });

  test('waits as long as the server says', async () => {
    const tooMany = { status: 429, reason: 'RATE_LIMITED', retryAfter: '300' };
    const { flow, server, said, state, clock } = await withCode({ replies: { [sendMail]: [sent, tooMany, sent] } });
    clock.now += 60_000;
    await flow.resend();
    expect(said.at(-1)).toEqual({ name: 'tooManyTries', seconds: 300 });
    expect(state().step).toBe('code');
    clock.now += 299_000;
    await flow.resend();
    expect(server.calls()).toHaveLength(2);
    clock.now += 1_000;
    await flow.resend();
    expect(server.calls()).toHaveLength(3);
  });

  test('for the same address, after a look back at it, sends none', async () => {
    const { flow, server, state } = await withCode({});
    flow.goTo('identifier');
    await flow.next('US');
    expect(server.calls()).toEqual([sendMail]);
    expect(state().step).toBe('code');
  });

  test('that was sent before says so, whatever case the address is in', async () => {
    const { flow, server, said, state } = await withCode({});
    flow.goTo('identifier');
    flow.change({ identifier: email.toUpperCase() });
    await flow.next('US');
    expect(server.calls()).toEqual([sendMail]);
    expect(said.at(-1)).toEqual({ name: 'codeAlreadySent' });
    expect(state().step).toBe('code');
  });

  test('that the server refuses so soon leads to the code of before', async () => {
    const tooMany = { status: 429, reason: 'RATE_LIMITED', retryAfter: '30' };
    const { flow, said, state, clock } = await withCode({ replies: { [sendMail]: [sent, tooMany] } });
    flow.goTo('identifier');
    clock.now += 60_000;
    await flow.next('US');
    expect(said.at(-1)).toEqual({ name: 'codeAlreadySent' });
    expect(state().step).toBe('code');
  });

  test('that another device asked for says how long to wait', async () => {
    const tooMany = { status: 429, reason: 'RATE_LIMITED', retryAfter: '42' };
    const { said, state } = await withCode({ replies: { [sendMail]: tooMany } });
    expect(said).toEqual([{ name: 'tooManyTries', seconds: 42 }]);
    expect(state().step).toBe('identifier');
  });

  test('happens once, however often the button is pressed', async () => {
    const { flow, server } = setUpFlow({ replies: { [sendMail]: sent } });
    flow.change({ identifier: email });
    await Promise.all([flow.next('US'), flow.next('US')]);
    expect(server.calls()).toEqual([sendMail]);
  });
});

describe('after a reload, or in another tab', () => {
  async function afterReload(later: number) {
    const { storage } = await withCode({});
    const stored = { [pageKeys.sentCode]: storage.getItem(pageKeys.sentCode) ?? '' };
    const again = setUpFlow({ stored, later, replies: { [verifyMail]: loggedIn() } });
    again.flow.restore();
    return again;
  }

  test('the code that was sent can be entered, and another one waits for its time', async () => {
    const { flow, server, state, storage } = await afterReload(30_000);
    expect(state()).toMatchObject({ step: 'code', values: { identifier: email } });
    await flow.resend();
    flow.change({ code: '123456' });
    await flow.signIn();
    expect(server.received).toEqual([{ call: verifyMail, body: { email, code: '123456' }, query: {} }]);
    expect(storage.getItem(pageKeys.sentCode)).toBeNull();
  });

  test('a code that no longer works is forgotten', async () => {
    const { state, storage } = await afterReload(600_000);
    expect(state()).toMatchObject({ step: 'identifier', values: { identifier: '' } });
    expect(storage.getItem(pageKeys.sentCode)).toBeNull();
  });
});

describe('signing in with a code', () => {
  test.each([
    [email, verifyMail, { email, code: '123456' }],
    [phone, verifySms, { phoneNumber: phone, code: '123456' }],
  ])('lets %s in', async (identifier, call, body) => {
    const { flow, server, effects } = await withCode({ replies: { [call]: loggedIn() } }, identifier);
    flow.change({ code: ' 123456 ' });
    await flow.signIn();
    expect(server.received.at(-1)).toEqual({ call, body, query: {} });
    expect(effects).toEqual([...welcome, 'close', 'go-on']);
  });

  test('leads a new user to the profile', async () => {
    const { flow, effects, state } = await withCode({ replies: { [verifyMail]: loggedIn('true') } });
    flow.change({ code: '123456' });
    await flow.signIn();
    expect(state()).toMatchObject({ phase: 'wizard', stage: 'wizard' });
    expect(effects).toEqual(welcome);
  });

  test('needs one', async () => {
    const { flow, server, state } = await withCode({});
    await flow.signIn();
    expect(state().problem).toEqual({ field: 'code', why: 'empty' });
    expect(server.calls()).toEqual([sendMail]);
  });

  test('that is wrong says so at the code, and can be tried again', async () => {
    const wrong = { status: 400, field: 'code' };
    const { flow, said, state } = await withCode({ replies: { [verifyMail]: [wrong, loggedIn()] } });
    flow.change({ code: '000000' });
    await flow.signIn();
    expect(said.at(-1)).toEqual({ name: 'loginFailed' });
    expect(state()).toMatchObject({ problem: { field: 'code', why: 'refused' }, values: { code: '000000' } });
    await flow.signIn();
    expect(state().phase).toBe('over');
  });

  test('whose answer lacks its data fails', async () => {
    const { flow, said, state } = await withCode({ replies: { [verifyMail]: { data: null } } });
    flow.change({ code: '123456' });
    await flow.signIn();
    expect(said.at(-1)).toEqual({ name: 'loginFailed' });
    expect(state().phase).toBe('login');
  });
});

describe('signing in with a password', () => {
  const filled = { code: '123456', password: 'open sesame, please' };

  test.each([
    [email, 'password-email'],
    [phone, 'password-phone'],
  ])('asks for %s by %s, not for the code', async (identifier, way) => {
    const { flow, server, effects } = await withCode({ replies: { [verifyPassword]: loggedIn() } }, identifier);
    flow.change(filled);
    await flow.signIn();
    const body = { way, username: identifier, password: filled.password };
    expect(server.received.slice(1)).toEqual([{ call: verifyPassword, body, query: {} }]);
    expect(effects).toContain('close');
  });

  test('makes an account where there is none', async () => {
    const replies = { [verifyPassword]: wrongPassword, [signUp]: loggedIn('true') };
    const { flow, server, state } = await withCode({ replies });
    flow.change(filled);
    await flow.signIn();
    expect(server.received.at(-1)).toMatchObject({
      call: signUp,
      body: { way: 'password-email', username: email, ...filled },
    });
    expect(state().phase).toBe('wizard');
  });

  test('signs in without a code', async () => {
    const { flow, server, effects } = await withCode({ replies: { [verifyPassword]: loggedIn() } });
    flow.change({ password: filled.password });
    await flow.signIn();
    expect(server.calls()).toEqual([sendMail, verifyPassword]);
    expect(effects).toContain('close');
  });

  test('that is wrong is refused at its own field, without a code', async () => {
    const { flow, server, state } = await withCode({ replies: { [verifyPassword]: wrongPassword } });
    flow.change({ password: filled.password });
    await flow.signIn();
    expect(server.calls()).toEqual([sendMail, verifyPassword]);
    expect(state()).toMatchObject({ phase: 'login', problem: { field: 'password', why: 'refused' } });
  });

  test('that is wrong is refused though the code beside it is right', async () => {
    const taken = { status: 409, reason: 'CONFLICT', field: 'username' };
    const { flow, server, state } = await withCode({ replies: { [verifyPassword]: wrongPassword, [signUp]: taken } });
    flow.change(filled);
    await flow.signIn();
    expect(server.calls()).toEqual([sendMail, verifyPassword, signUp]);
    expect(state()).toMatchObject({ phase: 'login', problem: { field: 'password', why: 'refused' } });
  });

  test('that is wrong, beside a wrong code, is refused with it', async () => {
    const replies = { [verifyPassword]: wrongPassword, [signUp]: { status: 400, field: 'code' } };
    const { flow, said, state } = await withCode({ replies });
    flow.change(filled);
    await flow.signIn();
    expect(state().problem).toEqual({ field: 'code', why: 'neither' });
    expect(said.at(-1)).toEqual({ name: 'loginFailed' });
  });

  test('that is too weak for a new account says so at the password', async () => {
    const { flow, state } = await withCode({ replies: { [verifyPassword]: wrongPassword, [signUp]: wrongPassword } });
    flow.change({ ...filled, password: 'password' });
    await flow.signIn();
    expect(state().problem).toEqual({ field: 'password', why: 'weak' });
  });

  test('that was guessed too often is not tried another way', async () => {
    const tooMany = { status: 429, reason: 'RATE_LIMITED', retryAfter: '600' };
    const { flow, server, said } = await withCode({ replies: { [verifyPassword]: tooMany } });
    flow.change(filled);
    await flow.signIn();
    expect(server.calls()).toEqual([sendMail, verifyPassword]);
    expect(said.at(-1)).toEqual({ name: 'tooManyTries', seconds: 600 });
  });
});

describe('a forgotten password', () => {
  const reset = 'POST /registerlogin/reset-password';
  const filled = { code: ' 407218 ', password: 'nine tall lanterns' };

  const forgotten = async (replies: Parameters<typeof setUpFlow>[0]) => {
    const test = await withCode(replies);
    test.flow.change({ password: 'a wrong guess' });
    test.flow.goTo('new-password');
    return test;
  };

  test('is replaced with the code, in the body, and signs in', async () => {
    const { flow, server, effects, state } = await forgotten({ replies: { [reset]: loggedIn() } });
    expect(state().values.password).toBe('');
    flow.change(filled);
    await flow.signIn();
    const body = { way: 'password-email', username: email, code: '407218', password: 'nine tall lanterns' };
    expect(server.received.at(-1)).toEqual({ call: reset, body, query: {} });
    expect(effects).toEqual(expect.arrayContaining(welcome));
  });

  test.each([
    [
      { code: '', password: filled.password },
      { field: 'code', why: 'empty' },
    ],
    [
      { code: '407218', password: 'short' },
      { field: 'password', why: 'weak' },
    ],
  ])('is not sent as %j', async (values, problem) => {
    const { flow, server, state } = await forgotten({});
    flow.change(values);
    await flow.signIn();
    expect(server.calls()).toEqual([sendMail]);
    expect(state()).toMatchObject({ step: 'new-password', problem });
  });

  test.each([
    ['code', { field: 'code', why: 'refused' }],
    ['password', { field: 'password', why: 'weak' }],
  ])('says at its field when the %s is refused, and keeps what was typed', async (field, problem) => {
    const { flow, state } = await forgotten({ replies: { [reset]: { status: 400, field } } });
    flow.change(filled);
    await flow.signIn();
    expect(state()).toMatchObject({ step: 'new-password', problem, values: filled });
  });
});

describe('the test account', () => {
  const verify = 'POST /registerlogin/verifytestaccount';
  const logout = 'POST /registerlogin/logout';

  const withTester = (replies: Parameters<typeof setUpFlow>[0]) => {
    const test = setUpFlow(replies);
    test.flow.goTo('test-account');
    test.flow.change({ identifier: 'tester', password: 'secret of testers' });
    return test;
  };

  test('signs in, its password in the body', async () => {
    const { flow, server, effects } = withTester({ replies: { [verify]: loggedIn() } });
    await flow.signIn();
    const body = { testAccount: 'tester', testPassword: 'secret of testers' };
    expect(server.received).toEqual([{ call: verify, body, query: {} }]);
    expect(effects).toContain('close');
  });

  test('that is refused restores the guest', async () => {
    const refused = { status: 400, field: 'testPassword' };
    const { flow, server, said, state } = withTester({ replies: { [verify]: refused, [logout]: loggedIn() } });
    await flow.signIn();
    expect(server.calls()).toEqual([verify, logout]);
    expect(said).toEqual([{ name: 'loginFailed' }]);
    expect(state().problem).toEqual({ field: 'password', why: 'mismatch' });
  });
});
