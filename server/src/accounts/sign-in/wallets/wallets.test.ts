import { base58 } from '@scure/base';
import { parseSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readLogin } from '../../../testing/people/sign-in.ts';
import { createTestServer, principalOf, type TestServer } from '../../../testing/test-server.ts';
import { metamask, phantom, type TestWallet } from '../../../testing/people/test-wallets.ts';
import type { SessionValues } from '../../../http/principal.ts';

const Challenge = z.object({ nonce: z.string().regex(/^[0-9a-f]{32}$/), message: z.string() });
const REFUSED = { status: 400, body: { reason: 'VALIDATION_FAILED', field: 'signature' } };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function challenge(session: SessionValues, { address, walletType }: Omit<TestWallet, 'sign'>) {
  const query = new URLSearchParams({ address, walletType });
  const answer = await server.call(`/registerlogin/web3auth/nonce?${query.toString()}`, { session });
  return Challenge.parse(answer.body.data);
}

function verify(session: SessionValues, { address, walletType }: Omit<TestWallet, 'sign'>, signature: string) {
  const json = { address, walletType, signature };
  return server.call('/registerlogin/web3auth/verify', { method: 'POST', session, json });
}

async function enter(wallet: TestWallet, asked: Omit<TestWallet, 'sign'> = wallet) {
  const session = await server.guest();
  const { message } = await challenge(session, asked);
  return verify(session, asked, await wallet.sign(message));
}

async function accountOf(session: SessionValues) {
  return (await principalOf(server.deps, session)).accountId;
}

describe.each([
  ['MetaMask', metamask],
  ['Phantom', phantom],
])('signing in with %s', (_name, createWallet) => {
  it('leads to one account, made at the first time', async () => {
    const wallet = createWallet();
    const first = readLogin(await enter(wallet));
    const second = readLogin(await enter(wallet));
    expect([first.isNewUser, second.isNewUser]).toEqual([true, false]);
    expect(await accountOf(second.session)).toBe(await accountOf(first.session));
  });

  it('opens one session with one challenge, also when it comes twice at once', async () => {
    const wallet = createWallet();
    const session = await server.guest();
    const signature = await wallet.sign((await challenge(session, wallet)).message);
    const answers = await Promise.all([verify(session, wallet, signature), verify(session, wallet, signature)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const reused = await verify(await server.guest(), wallet, signature);
    expect(reused).toMatchObject(REFUSED);
  });

  it('spends the challenge on a failure as well', async () => {
    const wallet = createWallet();
    const session = await server.guest();
    const signature = await wallet.sign((await challenge(session, wallet)).message);
    const forged = await createWallet().sign('something else');
    expect(await verify(session, wallet, forged)).toMatchObject(REFUSED);
    expect(await verify(session, wallet, signature)).toMatchObject(REFUSED);
  });

  it('refuses a challenge after ten minutes', async () => {
    const wallet = createWallet();
    const session = await server.guest();
    const signature = await wallet.sign((await challenge(session, wallet)).message);
    server.clock.advance(600_000);
    expect(await verify(session, wallet, signature)).toMatchObject(REFUSED);
  });

  it('refuses the challenge of another address, and of another session', async () => {
    const [victim, attacker] = [createWallet(), createWallet()];
    const [session, other] = [await server.guest(), await server.guest()];
    const { message } = await challenge(session, attacker);
    expect(await verify(session, victim, await attacker.sign(message))).toMatchObject(REFUSED);
    const again = await challenge(session, victim);
    expect(await verify(other, victim, await victim.sign(again.message))).toMatchObject(REFUSED);
  });

  it('refuses another key, and a text that only resembles the issued one', async () => {
    const wallet = createWallet();
    expect(await enter(createWallet(), wallet)).toMatchObject(REFUSED);
    const changes: [RegExp, string][] = [
      [/^[^ ]+/, 'evil.test'],
      [/^URI: .*$/m, 'URI: https://evil.test'],
      [/^Chain ID: .*$/m, 'Chain ID: 5'],
      [/^Nonce: .*$/m, 'Nonce: 0123456789abcdef'],
    ];
    for (const [part, change] of changes) {
      const session = await server.guest();
      const { message } = await challenge(session, wallet);
      const signature = await wallet.sign(message.replace(part, change));
      expect(await verify(session, wallet, signature)).toMatchObject(REFUSED);
    }
  });

  it('refuses a session that asked for no challenge', async () => {
    const wallet = createWallet();
    expect(await verify(await server.guest(), wallet, await wallet.sign('hello'))).toMatchObject(REFUSED);
  });
});

describe('the text for MetaMask', () => {
  it('is EIP-4361, bound to this site, this address and ten minutes', async () => {
    const wallet = metamask();
    const { message, nonce } = await challenge(await server.guest(), wallet);
    const { publicUrl } = server.deps.config;
    expect(parseSiweMessage(message)).toMatchObject({
      address: wallet.address,
      chainId: 1,
      domain: new URL(publicUrl).host,
      expirationTime: new Date(server.clock.now() + 600_000),
      issuedAt: new Date(server.clock.now()),
      nonce,
      statement: 'Sign in to Fabula.',
      uri: publicUrl,
      version: '1',
    });
  });
});

describe('addresses', () => {
  it('lead to one account however their letters are written', async () => {
    const wallet = metamask();
    const first = readLogin(await enter(wallet));
    for (const address of [wallet.address.toLowerCase(), `0x${wallet.address.slice(2).toUpperCase()}`]) {
      const { isNewUser, session } = readLogin(await enter(wallet, { ...wallet, address }));
      expect(isNewUser).toBe(false);
      expect(await accountOf(session)).toBe(await accountOf(first.session));
    }
  });

  it.each([
    ['metamask', phantom().address],
    ['phantom', metamask().address],
    ['phantom', '1'.repeat(44)],
  ])('of %s are not %s', async (walletType, address) => {
    const query = new URLSearchParams({ address, walletType });
    const session = await server.guest();
    const answer = await server.call(`/registerlogin/web3auth/nonce?${query.toString()}`, { session });
    expect(answer).toMatchObject({ status: 400, body: { field: 'address' } });
  });

  it('of one kind cannot be proved by a signature of the other', async () => {
    const [evm, solana] = [metamask(), phantom()];
    const session = await server.guest();
    const { message } = await challenge(session, evm);
    expect(await verify(session, evm, await solana.sign(message))).toMatchObject(REFUSED);
  });
});

describe('a signature', () => {
  const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

  it('counts in its canonical form only', async () => {
    const wallet = metamask();
    const session = await server.guest();
    const { message } = await challenge(session, wallet);
    const signature = await wallet.sign(message);
    const highS = (ORDER - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0');
    const twin = signature.slice(0, 66) + highS + (signature.endsWith('1b') ? '1c' : '1b');
    expect(await verify(session, wallet, twin)).toMatchObject(REFUSED);
  });

  it.each(['0x' + '0'.repeat(130), '0x' + 'f'.repeat(130), '1'.repeat(64), 'A'.repeat(88)])(
    'that is nonsense (%s) is refused and breaks nothing',
    async (signature) => {
      for (const wallet of [metamask(), phantom()]) {
        const session = await server.guest();
        await challenge(session, wallet);
        expect(await verify(session, wallet, signature)).toMatchObject(REFUSED);
      }
    },
  );

  it('of Phantom may come in base 64', async () => {
    const wallet = phantom();
    const session = await server.guest();
    const { message } = await challenge(session, wallet);
    const signature = Buffer.from(base58.decode(await wallet.sign(message))).toString('base64');
    expect((await verify(session, wallet, signature)).status).toBe(200);
  });
});
