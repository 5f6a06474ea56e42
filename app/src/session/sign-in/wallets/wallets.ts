import {
  ApiError,
  confirmByWallet,
  getWeb3Nonce,
  verifyWeb3,
  type IdentityProof,
  type LoginResult,
  type WalletProof,
  type WalletType,
} from '@fabula/sdk';
import type { WalletChoice } from '@fabula/ui/sign-in';
import { getWallets } from '@wallet-standard/app';

import { createStore, type Store } from '../../../data/store';
import { discoverWallets, type AnnouncedWallet } from './announced-wallets';
import { findWallets, type KnownWallet } from './known-wallets';
import type { WalletAccount } from './wallet-account';
import { WalletError, type WalletFailure } from '../failures/wallet-error';

export interface Wallets {
  readonly list: Store<{ readonly wallets: readonly WalletChoice[] }>;
  /**
   * Asks a wallet for an account, has it sign the server's text and sends the signature; each call has its own nonce.
   * Ignored and undefined while another is in progress (Product §4.9).
   *
   * @throws {WalletError} failures of wallet or owner
   * @throws {FabulaError} failures of the server
   */
  readonly signIn: (walletId: string) => Promise<LoginResult | undefined>;
  /**
   * Proves the owner's identity by the same steps.
   *
   * @throws {WalletError} failures of wallet or owner
   * @throws {FabulaError} failures of the server, also for a wallet of another account
   */
  readonly confirm: (walletId: string) => Promise<IdentityProof | undefined>;
  /**
   * Has a wallet sign a message of the server: typed data (EIP-712) where it knows that, else a text. Undefined while another
   * is in progress.
   *
   * @param ask Gets the message for a kind of wallet, once the wallet is connected
   * @throws {WalletError} failures of wallet or owner; what `ask` throws
   */
  readonly sign: (
    walletId: string,
    ask: (walletType: WalletType) => Promise<string>,
  ) => Promise<WalletProof | undefined>;
}

/** The protocol that is offered and not implemented (Product §8.3). */
const walletConnect: WalletChoice = {
  id: 'walletconnect',
  name: 'WalletConnect',
  icon: undefined,
  detected: false,
  supported: false,
};

/** The result of `work`; what it throws becomes a {@link WalletError}. */
async function step<Result>(
  { name }: KnownWallet,
  reason: WalletFailure,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new WalletError(reason, name, { cause });
  }
}

/** Throws {@link WalletError} without an account. */
async function accountOf(wallet: KnownWallet): Promise<WalletAccount> {
  const { connect, name } = wallet;
  if (connect === undefined) throw new WalletError('not-found', name);
  const account = await step(wallet, 'connection-failed', connect);
  if (account === undefined) throw new WalletError('no-account', name);
  return account;
}

async function signWith(wallet: KnownWallet, ask: (walletType: WalletType) => Promise<string>): Promise<WalletProof> {
  const { walletType } = wallet;
  const { address, sign, signTypedData } = await accountOf(wallet);
  const message = await ask(walletType);
  const signature = await step(wallet, 'signature-failed', () => (signTypedData ?? sign)(message));
  return { address, signature, walletType };
}

async function prove(wallet: KnownWallet): Promise<WalletProof> {
  const { walletType } = wallet;
  const account = await accountOf(wallet);
  const { address } = account;
  const { message, nonce } = await getWeb3Nonce({ address, walletType });
  // A server that knows only the documented answer expects its nonce back, signed.
  const signature = await step(wallet, 'signature-failed', () => account.sign(message ?? nonce));
  return { address, signature, walletType };
}

async function signInWith(wallet: KnownWallet): Promise<LoginResult> {
  const proof = await prove(wallet);
  try {
    return await verifyWeb3(proof);
  } catch (cause) {
    const isRefused = cause instanceof ApiError && cause.field === 'signature';
    throw isRefused ? new WalletError('signature-failed', wallet.name, { cause }) : cause;
  }
}

/** Finds a browser's wallets; it never stops listening, so make one per page. */
export function createWallets(target: EventTarget): Wallets {
  const announced = new Map<string, AnnouncedWallet>();
  const standard = getWallets();
  const find = () => findWallets({ target, announced: [...announced.values()], registered: standard.get() });
  const choices = (): readonly WalletChoice[] => [
    ...find().map(({ id, name, icon, installHref, connect }) => {
      const detected = connect !== undefined;
      return { id, name, icon, detected, ...(detected ? {} : { installHref }) };
    }),
    walletConnect,
  ];
  const list = createStore({ wallets: choices() });
  const refresh = () => list.set({ wallets: choices() });
  standard.on('register', refresh);
  standard.on('unregister', refresh);
  discoverWallets(target, (wallet) => {
    announced.set(wallet.rdns, wallet);
    refresh();
  });

  let isBusy = false;
  const alone = async <Result>(
    walletId: string,
    work: (wallet: KnownWallet) => Promise<Result>,
  ): Promise<Result | undefined> => {
    if (isBusy) return undefined;
    if (walletId === walletConnect.id) throw new WalletError('walletconnect-unsupported', walletConnect.name);
    const wallet = find().find(({ id }) => id === walletId);
    if (wallet === undefined) throw new WalletError('unknown-type', walletId);
    isBusy = true;
    try {
      return await work(wallet);
    } finally {
      isBusy = false;
    }
  };
  return {
    list,
    signIn: (walletId) => alone(walletId, signInWith),
    sign: (walletId, ask) => alone(walletId, (wallet) => signWith(wallet, ask)),
    confirm: (walletId) => alone(walletId, async (wallet) => confirmByWallet(await prove(wallet))),
  };
}
