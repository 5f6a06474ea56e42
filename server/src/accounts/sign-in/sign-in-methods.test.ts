import { privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import { WalletChallengeEnvelope } from '../../contract/validators.ts';
import { codeSentTo, readLogin, signInByEmail } from '../../testing/people/sign-in.ts';
import { authUrlOf, callback, codeFrom, createSocialServer } from '../../testing/social-server.ts';
import { createTestServer } from '../../testing/test-server.ts';

it('shows each way into an account so that only its owner knows it again', async () => {
  await using server = await createSocialServer();
  const email = 'reader@example.com';
  const byMail = await signInByEmail(server, email);
  const methodsOf = async (session: typeof byMail) =>
    (await server.call('/user/sign-in-methods', { session })).body.data;
  expect(await methodsOf(byMail)).toEqual({
    methods: [{ kind: 'email', label: 'r•••@example.com' }],
    hasPassword: false,
    mayHavePassword: true,
    provedUntil: new Date(server.clock.now() + 300_000).toISOString(),
  });
  server.clock.advance(1000);
  const guest = await server.guest();
  const code = await codeFrom(await authUrlOf(server, guest, 'google-login'), { email });
  const byGoogle = readLogin(await callback(server, guest, `google/callback?code=${code}`)).session;
  expect(await methodsOf(byGoogle)).toMatchObject({
    methods: [
      { kind: 'email', label: 'r•••@example.com' },
      { kind: 'google', label: '' },
    ],
  });
});

it('masks phones and wallets, and offers a wallet no password', async () => {
  await using server = await createTestServer();
  const post = async (path: string, json: unknown, session = guest) =>
    server.call(`/registerlogin/${path}`, { method: 'POST', session, json });
  let guest = await server.guest();
  await post('twilio/send-sms', { phoneNumber: '4155550177' });
  const verify = { phoneNumber: '4155550177', code: codeSentTo(server, '+14155550177') };
  const { session: byPhone } = readLogin(await post('twilio/verify-sms', verify));
  const phone = await server.call('/user/sign-in-methods', { session: byPhone });
  expect(phone.body.data).toMatchObject({ methods: [{ kind: 'phone', label: '•••0177' }], mayHavePassword: true });

  guest = await server.guest();
  const wallet = privateKeyToAccount(`0x${'1'.repeat(64)}`);
  const query = `address=${wallet.address}&walletType=metamask`;
  const asked = await server.call(`/registerlogin/web3auth/nonce?${query}`, { session: guest });
  const { message } = WalletChallengeEnvelope.parse(asked.body).data;
  const signature = await wallet.signMessage({ message: message ?? '' });
  const proof = { address: wallet.address, walletType: 'metamask', signature };
  const { session: byWallet } = readLogin(await post('web3auth/verify', proof));
  const methods = await server.call('/user/sign-in-methods', { session: byWallet });
  expect(methods.body.data).toEqual({
    methods: [{ kind: 'metamask', label: `${wallet.address.slice(0, 6)}…${wallet.address.slice(-4)}` }],
    hasPassword: false,
    mayHavePassword: false,
    provedUntil: new Date(server.clock.now() + 300_000).toISOString(),
  });
});

it('is for accounts only', async () => {
  await using server = await createTestServer();
  const answer = await server.call('/user/sign-in-methods', { session: await server.guest() });
  expect(answer).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
});
