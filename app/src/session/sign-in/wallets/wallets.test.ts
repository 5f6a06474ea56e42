import { configure } from '@fabula/sdk';
import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { isHex } from 'viem';
import { recoverTypedDataAddress } from 'viem/utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { solanaAddress } from './testing/solana-key';
import {
  announce,
  createEthereumWallet,
  createStandardWallet,
  metaMaskInfo,
  ProviderError,
  signSolana,
} from './testing/test-wallets';
import { createWalletServer } from './testing/wallet-server';
import { createWallets, type Wallets } from './wallets';

let page: EventTarget;
let server: ReturnType<typeof createWalletServer>;
let unregister: (() => void)[];
beforeEach(() => {
  page = new EventTarget();
  server = createWalletServer();
  configure({ baseUrl: 'https://fabula.example/api', fetch: server.fetch });
  unregister = [];
});
afterEach(() => {
  for (const leave of unregister) leave();
});

const register = (wallet: Wallet) => unregister.push(getWallets().register(wallet));
const rejects = (code: number) => () => Promise.reject(new ProviderError(code, 'no'));
const found = ({ list }: Wallets) =>
  list
    .get()
    .wallets.filter(({ detected }) => detected)
    .map(({ id }) => id);

const phantom = 'phantom';
const metamask = 'metamask';

describe('signing in with MetaMask', () => {
  test('sends the signature over exactly the text of the server', async () => {
    const { address, provider } = createEthereumWallet();
    announce(page, provider, metaMaskInfo);
    const login = await createWallets(page).signIn(metamask);
    expect(login).toMatchObject({ isNewUser: 'true', Authorization: address });
  });

  test('works in the browser of its phone app', async () => {
    announce(page, createEthereumWallet().provider, { ...metaMaskInfo, rdns: 'io.metamask.mobile' });
    expect(await createWallets(page).signIn(metamask)).toMatchObject({ isNewUser: 'true' });
  });

  test('asks the announced one, not window.ethereum', async () => {
    const { address, provider } = createEthereumWallet();
    const hijacker = createEthereumWallet().provider;
    Object.assign(page, { ethereum: Object.assign(hijacker, { isMetaMask: true }) });
    announce(page, provider, metaMaskInfo);
    expect(await createWallets(page).signIn(metamask)).toMatchObject({ Authorization: address });
  });

  test('falls back on window.ethereum where nothing was announced', async () => {
    const { address, provider } = createEthereumWallet();
    Object.assign(page, { ethereum: Object.assign(provider, { isMetaMask: true }) });
    expect(await createWallets(page).signIn(metamask)).toMatchObject({ Authorization: address });
  });

  test.each([
    ['Phantom pretends to be it', { isMetaMask: true, isPhantom: true }],
    ['another wallet sits there', {}],
  ])('does not fall back where %s', (_, marks) => {
    Object.assign(page, { ethereum: Object.assign(createEthereumWallet().provider, marks) });
    expect(found(createWallets(page))).toEqual([]);
  });
});

test('any other announced wallet signs in by its own name', async () => {
  const { address, provider } = createEthereumWallet();
  announce(page, createEthereumWallet().provider, metaMaskInfo);
  announce(page, provider, { ...metaMaskInfo, name: 'Rabby', rdns: 'io.rabby' });
  expect(await createWallets(page).signIn('io.rabby')).toMatchObject({ Authorization: address });
});

describe('signing in with Phantom', () => {
  test('sends the signature over exactly the text of the server', async () => {
    register(createStandardWallet());
    expect(await createWallets(page).signIn(phantom)).toMatchObject({ Authorization: solanaAddress });
  });

  const solana = {
    isPhantom: true,
    connect: async () => ({ publicKey: { toBase58: () => solanaAddress } }),
    signMessage: async (message: Uint8Array) => ({ signature: signSolana(message) }),
  };

  test('takes no other wallet that injects window.solana', () => {
    Object.assign(page, { solana: { ...solana, isPhantom: false } });
    expect(found(createWallets(page))).toEqual([]);
  });

  test.each([
    ['window.phantom.solana', { phantom: { solana } }],
    ['window.solana', { solana }],
  ])('falls back on %s', async (_, injected) => {
    Object.assign(page, injected);
    const wallets = createWallets(page);
    expect(found(wallets)).toEqual([phantom]);
    expect(await wallets.signIn(phantom)).toMatchObject({ Authorization: solanaAddress });
  });
});

describe('reports each failure with its reason', () => {
  const failure = (reason: string, walletName: string) => ({ name: 'WalletError', reason, walletName });

  test.each([
    [metamask, 'MetaMask'],
    [phantom, 'Phantom'],
  ])('no extension of %s', async (id, name) => {
    await expect(createWallets(page).signIn(id)).rejects.toMatchObject(failure('not-found', name));
  });

  test('WalletConnect', async () => {
    const attempt = createWallets(page).signIn('walletconnect');
    await expect(attempt).rejects.toMatchObject(failure('walletconnect-unsupported', 'WalletConnect'));
  });

  test('an unknown wallet', async () => {
    await expect(createWallets(page).signIn('abacus')).rejects.toMatchObject(failure('unknown-type', 'abacus'));
  });

  const other = createEthereumWallet();
  test.each([
    ['a refused connection', { eth_requestAccounts: rejects(4001) }, 'connection-failed'],
    ['a request that waits already', { eth_requestAccounts: rejects(-32_002) }, 'connection-failed'],
    ['a locked wallet', { eth_requestAccounts: () => [] }, 'no-account'],
    ['an answer that is no list', { eth_requestAccounts: () => null }, 'no-account'],
    ['an account that is no address', { eth_requestAccounts: () => ['vitalik.eth'] }, 'no-account'],
    ['a refused signature', { personal_sign: rejects(4001) }, 'signature-failed'],
    ['no signature', { personal_sign: () => null }, 'signature-failed'],
    ['the signature of another key', { eth_requestAccounts: () => [other.address] }, 'signature-failed'],
  ])('MetaMask: %s', async (_, methods, reason) => {
    announce(page, createEthereumWallet(methods).provider, metaMaskInfo);
    await expect(createWallets(page).signIn(metamask)).rejects.toMatchObject(failure(reason, 'MetaMask'));
  });

  test.each([
    ['a refused connection', { connect: rejects(4001) }, 'connection-failed'],
    ['a locked wallet', { connect: async () => ({ accounts: [] }) }, 'no-account'],
    ['a refused signature', { signMessage: rejects(4001) }, 'signature-failed'],
    ['no signature', { signMessage: async () => [] }, 'signature-failed'],
    [
      'a signature over something else',
      { signMessage: async () => [{ signedMessage: new Uint8Array(1), signature: signSolana(new Uint8Array(1)) }] },
      'signature-failed',
    ],
  ])('Phantom: %s', async (_, methods, reason) => {
    register(createStandardWallet('Phantom', methods));
    await expect(createWallets(page).signIn(phantom)).rejects.toMatchObject(failure(reason, 'Phantom'));
  });

  test('a server that issues nothing speaks for itself', async () => {
    server.refusal = { status: 429, reason: 'RATE_LIMITED' };
    announce(page, createEthereumWallet().provider, metaMaskInfo);
    await expect(createWallets(page).signIn(metamask)).rejects.toMatchObject({ name: 'RateLimitError', status: 429 });
  });
});

describe('signing a message of the server', () => {
  const data = {
    domain: { name: 'fabula.example/public-log', version: '1' },
    types: { Ballot: [{ name: 'proposal', type: 'string' }] },
    primaryType: 'Ballot',
    message: { proposal: 'Which harbour next?' },
  } as const;

  test('is done as typed data by MetaMask, once it is connected', async () => {
    const { address, provider } = createEthereumWallet();
    announce(page, provider, metaMaskInfo);
    const kinds: string[] = [];
    const proof = await createWallets(page).sign(metamask, async (kind) => {
      kinds.push(kind);
      return JSON.stringify(data);
    });
    expect([kinds, proof?.address, proof?.walletType]).toEqual([['metamask'], address, 'metamask']);
    const signature = proof?.signature;
    if (!isHex(signature)) throw new Error('There is no signature');
    expect((await recoverTypedDataAddress({ ...data, signature })).toLowerCase()).toBe(address);
  });

  test('is done as a text by Phantom', async () => {
    register(createStandardWallet());
    const proof = await createWallets(page).sign(phantom, async () => 'A ballot');
    const signature = btoa(String.fromCharCode(...signSolana(new TextEncoder().encode('A ballot'))));
    expect(proof).toEqual({ walletType: 'phantom', address: solanaAddress, signature });
  });

  test('fails when the owner declines, and asks for no message of a wallet that did not connect', async () => {
    announce(page, createEthereumWallet({ eth_signTypedData_v4: rejects(4001) }).provider, metaMaskInfo);
    const ask = async () => JSON.stringify(data);
    await expect(createWallets(page).sign(metamask, ask)).rejects.toMatchObject({ reason: 'signature-failed' });
    register(createStandardWallet('Phantom', { connect: rejects(4001) }));
    let asked = 0;
    const count = async () => String((asked += 1));
    await expect(createWallets(page).sign(phantom, count)).rejects.toMatchObject({ reason: 'connection-failed' });
    expect(asked).toBe(0);
  });
});

describe('one at a time', () => {
  test('ignores another call while one is pending, for any wallet', async () => {
    const { promise: decision, resolve: decide } = Promise.withResolvers<string[]>();
    const { address, provider } = createEthereumWallet({ eth_requestAccounts: () => decision });
    announce(page, provider, metaMaskInfo);
    register(createStandardWallet());
    const wallets = createWallets(page);
    const first = wallets.signIn(metamask);
    expect(await wallets.signIn(metamask)).toBeUndefined();
    expect(await wallets.signIn(phantom)).toBeUndefined();
    expect(await wallets.signIn('walletconnect')).toBeUndefined();
    expect(server.messages).toEqual([]);
    decide([address]);
    expect(await first).toMatchObject({ Authorization: address });
    expect(server.messages).toHaveLength(1);
  });

  test('after a failure the next try has a nonce of its own', async () => {
    let refusals = 1;
    const { provider, sign } = signingAfter(() => (refusals -= 1) < 0);
    announce(page, provider, metaMaskInfo);
    const wallets = createWallets(page);
    await expect(wallets.signIn(metamask)).rejects.toMatchObject({ reason: 'signature-failed' });
    expect(await wallets.signIn(metamask)).toMatchObject({ isNewUser: 'true' });
    expect(sign.texts).toEqual(server.messages);
    expect(new Set(server.messages).size).toBe(2);
  });
});

/** A wallet whose owner refuses until `agrees`, with the texts that it was asked to sign. */
function signingAfter(agrees: () => boolean) {
  const texts: string[] = [];
  const { provider } = createEthereumWallet();
  return {
    sign: { texts },
    provider: {
      request: async (call: Parameters<typeof provider.request>[0]) => {
        if (call.method !== 'personal_sign') return provider.request(call);
        texts.push(Buffer.from(String(call.params?.[0]).slice(2), 'hex').toString());
        return agrees() ? provider.request(call) : Promise.reject(new ProviderError(4001, 'no'));
      },
    },
  };
}

describe('confirming that the owner is there', () => {
  test('is done with a signature of MetaMask over the text of the server', async () => {
    const { address, provider } = createEthereumWallet();
    announce(page, provider, metaMaskInfo);
    server.owner = address;
    expect(await createWallets(page).confirm(metamask)).toEqual({ provedUntil: '2026-11-21T22:05:00Z' });
  });

  test('is done with a signature of Phantom', async () => {
    register(createStandardWallet());
    server.owner = solanaAddress;
    expect(await createWallets(page).confirm(phantom)).toEqual({ provedUntil: '2026-11-21T22:05:00Z' });
  });

  test('is refused with a wallet that signs in to another account', async () => {
    announce(page, createEthereumWallet().provider, metaMaskInfo);
    server.owner = createEthereumWallet().address;
    await expect(createWallets(page).confirm(metamask)).rejects.toMatchObject({ status: 400, field: 'signature' });
  });

  test('fails when the owner does not sign', async () => {
    announce(page, createEthereumWallet({ personal_sign: rejects(4001) }).provider, metaMaskInfo);
    await expect(createWallets(page).confirm(metamask)).rejects.toMatchObject({ reason: 'signature-failed' });
  });
});
