import { generateKeyPairSync, sign } from 'node:crypto';

import type { Page } from '@playwright/test';
import { base58 } from '@scure/base';

import { rejected, willingOwner, type TestWallet, type WalletAnswer } from './wallet-owner.ts';

type RegisterWallet = (api: { readonly register: (wallet: object) => unknown }) => void;

declare global {
  interface WindowEventMap {
    'wallet-standard:app-ready': CustomEvent<Parameters<RegisterWallet>[0]>;
  }
  interface Window {
    askTestPhantom: {
      (method: 'connect'): Promise<WalletAnswer<readonly number[]>>;
      (method: 'sign', text: readonly number[]): Promise<WalletAnswer<readonly number[]>>;
    };
  }
}

/** A Solana wallet with a key of its own, which pages can ask; bytes travel as lists of numbers. */
export interface SolanaWallet extends TestWallet {
  readonly request: (method: 'connect' | 'sign', text?: readonly number[]) => Promise<WalletAnswer<readonly number[]>>;
}

export function createSolanaWallet(): SolanaWallet {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const owner = willingOwner();
  const shown: string[] = [];
  let connections = 0;

  const methods = {
    connect: async () => {
      connections += 1;
      await owner.thinking;
      if (!owner.connects) return rejected;
      return { value: owner.unlocked ? [...key] : [] };
    },
    sign: async (text: readonly number[]) => {
      const message = Buffer.from(text);
      shown.push(message.toString());
      await owner.thinking;
      if (!owner.signs) return rejected;
      const signed = owner.misreads ? Buffer.concat([message, Buffer.from('.')]) : message;
      return { value: [...sign(null, signed, privateKey)] };
    },
  };
  return {
    address: base58.encode(key),
    owner,
    shown,
    connections: () => connections,
    request: (method, text = []) => methods[method](text),
  };
}

/** Puts the wallet into every page that is opened from now on, where it registers itself (Wallet Standard). */
export async function installPhantom(page: Page, wallet: SolanaWallet): Promise<void> {
  await page.exposeFunction('askTestPhantom', wallet.request);
  await page.addInitScript(registerPhantom, wallet.address);
}

/** Puts a wallet of old into every page that is opened from now on: it is only there as `window.phantom.solana`. */
export async function injectPhantom(page: Page, wallet: SolanaWallet): Promise<void> {
  await page.exposeFunction('askTestPhantom', wallet.request);
  await page.addInitScript((address) => {
    const read = (answer: WalletAnswer<readonly number[]>): Uint8Array => {
      if ('value' in answer) return Uint8Array.from(answer.value);
      throw Object.assign(new Error(answer.message), { code: answer.code });
    };
    const solana = {
      isPhantom: true,
      connect: async () => {
        read(await window.askTestPhantom('connect'));
        return { publicKey: { toBase58: () => address } };
      },
      signMessage: async (message: Uint8Array) => ({
        signature: read(await window.askTestPhantom('sign', [...message])),
      }),
    };
    Object.assign(window, { phantom: { solana } });
  }, wallet.address);
}

/** Runs in the page. */
function registerPhantom(address: string): void {
  const read = (answer: WalletAnswer<readonly number[]>): Uint8Array => {
    if ('value' in answer) return Uint8Array.from(answer.value);
    throw Object.assign(new Error(answer.message), { code: answer.code });
  };
  const chains = ['solana:mainnet'];
  const phantom = {
    version: '1.0.0',
    name: 'Phantom',
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz4=',
    chains,
    accounts: [],
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async () => {
          const publicKey = read(await window.askTestPhantom('connect'));
          const account = { address, publicKey, chains, features: ['solana:signMessage'] };
          return { accounts: publicKey.length === 0 ? [] : [account] };
        },
      },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: async ({ message }: { message: Uint8Array }) => [
          { signedMessage: message, signature: read(await window.askTestPhantom('sign', [...message])) },
        ],
      },
    },
  };
  const register: RegisterWallet = (api) => void api.register(phantom);
  window.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail));
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
}
