import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { announce, createEthereumWallet, createStandardWallet, icon, metaMaskInfo } from './testing/test-wallets';
import { createWallets, type Wallets } from './wallets';

let page: EventTarget;
let unregister: (() => void)[];
beforeEach(() => {
  page = new EventTarget();
  unregister = [];
});
afterEach(() => {
  for (const leave of unregister) leave();
});

const register = (wallet: Wallet) => unregister.push(getWallets().register(wallet));
const shown = ({ list }: Wallets) => list.get().wallets;
const found = (wallets: Wallets) =>
  shown(wallets)
    .filter(({ detected }) => detected)
    .map(({ id }) => id);

const phantom = 'phantom';
const metamask = 'metamask';

test('the list names MetaMask and Phantom also where neither was found', () => {
  expect(shown(createWallets(page))).toEqual([
    {
      id: metamask,
      name: 'MetaMask',
      icon: undefined,
      detected: false,
      installHref: 'https://metamask.io/download',
    },
    { id: phantom, name: 'Phantom', icon: undefined, detected: false, installHref: 'https://phantom.com/download' },
    { id: 'walletconnect', name: 'WalletConnect', icon: undefined, detected: false, supported: false },
  ]);
});

test('the list has whatever announced itself before, with its own icon', () => {
  announce(page, createEthereumWallet().provider, metaMaskInfo);
  announce(page, createEthereumWallet().provider, { ...metaMaskInfo, name: 'Rabby', rdns: 'io.rabby' });
  register(createStandardWallet());
  expect(shown(createWallets(page)).slice(0, 3)).toEqual([
    { id: metamask, name: 'MetaMask', icon, detected: true },
    { id: phantom, name: 'Phantom', icon, detected: true },
    { id: 'io.rabby', name: 'Rabby', icon, detected: true },
  ]);
});

test('adds a wallet that announces itself late, and notifies subscribers', () => {
  const wallets = createWallets(page);
  const seen: string[][] = [];
  wallets.list.subscribe(() => seen.push(found(wallets)));
  announce(page, createEthereumWallet().provider, metaMaskInfo);
  register(createStandardWallet());
  expect(seen.at(-1)).toEqual([metamask, phantom]);
});

test('the list has each wallet once, however often it announces itself', () => {
  const wallets = createWallets(page);
  const { provider } = createEthereumWallet();
  announce(page, provider, { ...metaMaskInfo, rdns: 'io.rabby' });
  announce(page, provider, { ...metaMaskInfo, rdns: 'io.rabby' });
  expect(found(wallets)).toEqual(['io.rabby']);
});

test('shows no icon from another origin', () => {
  const wallets = createWallets(page);
  const { provider } = createEthereumWallet();
  announce(page, provider, { ...metaMaskInfo, icon: 'https://tracker.example/icon.png' });
  expect(shown(wallets)[0]).toMatchObject({ detected: true, icon: undefined });
});

test.each([
  ['nothing', undefined],
  ['no provider', { info: metaMaskInfo }],
  ['a provider that cannot be asked', { info: metaMaskInfo, provider: {} }],
  ['a nameless wallet', { info: { rdns: 'io.metamask' }, provider: createEthereumWallet().provider }],
])('the list leaves out an announcement of %s', (_, detail) => {
  const wallets = createWallets(page);
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  expect(found(wallets)).toEqual([]);
});

test('the list asks Phantom for Solana only, and once', () => {
  const wallets = createWallets(page);
  announce(page, createEthereumWallet().provider, { ...metaMaskInfo, name: 'Phantom', rdns: 'app.phantom' });
  const { 'solana:signMessage': _unused, ...bitcoin } = createStandardWallet().features;
  register({ ...createStandardWallet(), features: bitcoin });
  expect(found(wallets)).toEqual([]);
  register(createStandardWallet());
  expect(found(wallets)).toEqual([phantom]);
});

test.each(['null', '{}', '{"name":"Phantom"}', '{"name":"Phantom","features":{"standard:connect":{}}}'])(
  'the list is not broken by a registration of %s',
  (nonsense) => {
    register(JSON.parse(nonsense));
    expect(found(createWallets(page))).toEqual([]);
  },
);
