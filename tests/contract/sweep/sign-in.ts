import { createHash, randomBytes } from 'node:crypto';

import { VisitorBrowser } from '../../../api-spec/scripts/visitor-browser.ts';
import { DeviceSession } from '../../../server/src/contract/validators.ts';
import { telegramSignature } from '../../../server/src/providers/telegram/data-check.ts';
import type { LyingProvider } from '../../../server/src/testing/peers/lying-provider.ts';
import { metamask } from '../../../server/src/testing/people/test-wallets.ts';
import { codeSentTo, guestOf, someone, type Journey } from './people.ts';
import { textAt, valueAt, type Sweep, type SweepAnswer } from './sweep.ts';

export const testAccount = { name: 'tester-of-lanterns', password: 'a long test password' } as const;
export const telegramBot = { token: '1:token-of-a-bot-that-tests-own', name: 'lantern_reader_bot' } as const;
const password = 'seven quiet lanterns';
const profile = { userName: 'Reader', userAvatarImageUrl: '/art/1/avatars/bram-256.webp', motto: '' };

const sessionIn = ({ data }: SweepAnswer): DeviceSession => DeviceSession.parse(data);

async function codeFrom(started: SweepAnswer): Promise<string> {
  const end = await new VisitorBrowser().signInAt(textAt(started, 'authUrl'), { email: someone(), name: 'Reader' });
  return (end instanceof URL ? end.searchParams.get('code') : null) ?? '';
}

async function byProviders(sweep: Sweep, origin: string): Promise<void> {
  for (const [start, end] of [
    ['googleLogin', 'googleCallback'],
    ['facebookLogin', 'facebookCallback'],
  ] as const) {
    const as = await guestOf(sweep);
    await sweep.call(end, { as, query: { code: await codeFrom(await sweep.call(start, { as })) } });
  }
  const ofDiscord = await guestOf(sweep);
  const discordCode = await codeFrom(await sweep.call('discordAuthorize', { as: ofDiscord }));
  await sweep.call('discordLogin', { as: ofDiscord, body: { code: discordCode } });

  const ofX = await guestOf(sweep);
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const started = await sweep.call('twitterLogin', { as: ofX, query: { codeChallenge, codeChallengeMethod: 'S256' } });
  await sweep.call('twitterCallback', { as: ofX, query: { code: await codeFrom(started), codeVerifier } });

  const ofApple = await guestOf(sweep);
  const address = textAt(await sweep.call('appleLogin', { as: ofApple }), 'authUrl');
  const page = await new VisitorBrowser().signInAt(address, { email: someone() });
  const html = page instanceof URL ? '' : await page.text();
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  const back = await fetch(`${origin}/api/registerlogin/apple/return`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const code = new URL(back.headers.get('location') ?? '', origin).searchParams.get('auth') ?? '';
  await sweep.call('appleCallback', { as: ofApple, body: { code } });
}

async function byCodes(sweep: Sweep, origin: string): Promise<void> {
  const email = someone();
  const byEmail = await guestOf(sweep);
  await sweep.call('sendEmailCode', { as: byEmail, body: { toEmail: email } });
  const emailCode = await codeSentTo(origin, email);
  const fresh = sessionIn(await sweep.call('verifyEmailCode', { as: byEmail, body: { email, code: emailCode } }));
  await sweep.call('completeProfile', { as: fresh, body: profile });

  const phoneNumber = '+14155550142';
  const byPhone = await guestOf(sweep);
  await sweep.call('sendSmsCode', { as: byPhone, body: { phoneNumber } });
  const phoneCode = await codeSentTo(origin, phoneNumber);
  await sweep.call('verifySmsCode', { as: byPhone, body: { phoneNumber, code: phoneCode } });
}

/** A password is set, guessed right, changed and removed; its owner is confirmed again. */
async function byPassword(sweep: Sweep, origin: string): Promise<void> {
  const username = someone();
  const guest = await guestOf(sweep);
  await sweep.call('sendEmailCode', { as: guest, body: { toEmail: username } });
  const code = await codeSentTo(origin, username);
  const account = { way: 'password-email', username, password };
  await sweep.call('signUp', { as: guest, body: { ...account, code } });
  const as = sessionIn(await sweep.call('verifyPassword', { as: await guestOf(sweep), body: account }));
  await sweep.call('completeProfile', { as, body: profile });
  const sessions = await sweep.call('listSessions', { as });
  const before = [valueAt(sessions, 'items')].flat().find((session) => Object(session).current === false);
  await sweep.call('endSession', { as, path: { sessionId: String(Object(before).sessionId) } });
  await sweep.call('getSignInMethods', { as });
  await sweep.call('confirmByPassword', { as, body: { password } });
  await sweep.call('sendConfirmationCode', { as, body: { channel: 'email' } });
  await sweep.call('confirmByCode', { as, body: { channel: 'email', code: await codeSentTo(origin, username) } });
  const changed = { currentPassword: password, newPassword: 'eight louder lanterns' };
  const renewed = sessionIn(await sweep.call('changePassword', { as, body: changed }));
  const last = sessionIn(await sweep.call('removePassword', { as: renewed }));
  await sweep.call('exportAccount', { as: last });
  await sweep.call('deleteAccount', { as: last });

  const forgetful = await guestOf(sweep);
  const other = { way: 'password-email', username: someone(), password };
  await sweep.call('sendEmailCode', { as: forgetful, body: { toEmail: other.username } });
  const resetCode = await codeSentTo(origin, other.username);
  await sweep.call('resetPassword', { as: forgetful, body: { ...other, code: resetCode } });
}

async function byTelegram(sweep: Sweep): Promise<void> {
  const authDate = Math.floor(Date.now() / 1000);
  const signed = telegramSignature({ id: 73_001, first_name: 'Reader', auth_date: authDate }, telegramBot.token);
  const body = { id: 73_001, firstName: 'Reader', authDate, hash: signed.toString('hex') };
  await sweep.call('telegramCallback', { as: await guestOf(sweep), body });
}

async function byWallet(sweep: Sweep): Promise<void> {
  const wallet = metamask();
  const { address, walletType } = wallet;
  const prove = async (as: DeviceSession) => {
    const asked = await sweep.call('getWeb3Nonce', { as, query: { address, walletType } });
    return { address, walletType, signature: await wallet.sign(textAt(asked, 'message')) };
  };
  const guest = await guestOf(sweep);
  const as = sessionIn(await sweep.call('verifyWeb3', { as: guest, body: await prove(guest) }));
  await sweep.call('confirmByWallet', { as, body: await prove(as) });
}

async function bySingleSignOn(sweep: Sweep, identity: LyingProvider): Promise<void> {
  const as = await guestOf(sweep);
  const { searchParams } = new URL(textAt(await sweep.call('oidcLogin', { as }), 'authUrl'));
  identity.nonce = searchParams.get('nonce') ?? '';
  await sweep.call('oidcCallback', { as, body: { code: 'abc', state: searchParams.get('state') } });
}

/** Every way in, and out. */
export async function signIn({ identity, sweep, origin, visitors }: Journey): Promise<void> {
  await sweep.call('getSignInWays');
  const tester = await guestOf(sweep);
  await sweep.call('verifyTestAccount', {
    as: tester,
    body: { testAccount: testAccount.name, testPassword: testAccount.password },
  });
  await byCodes(sweep, origin);
  await byPassword(sweep, origin);
  await byProviders(sweep, origin);
  await byWallet(sweep);
  await byTelegram(sweep);
  await bySingleSignOn(sweep, identity);

  const as = await visitors.register();
  await sweep.call('listSecurityEvents', { as });
  await sweep.call('endOtherSessions', { as });
  await sweep.call('logout', { as });
}
