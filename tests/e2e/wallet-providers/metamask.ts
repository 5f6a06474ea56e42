import type { Page } from '@playwright/test';
import { fromHex, isHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

import { rejected, willingOwner, type TestWallet, type WalletAnswer } from './wallet-owner.ts';

declare global {
  interface Window {
    askTestMetaMask: (method: string, params: readonly unknown[]) => Promise<WalletAnswer<unknown>>;
  }
}

export interface EthereumWallet extends TestWallet {
  readonly request: (method: string, params: readonly unknown[]) => Promise<WalletAnswer<unknown>>;
}

/** Makes an {@link EthereumWallet} that writes addresses in small letters, as MetaMask does. */
export function createEthereumWallet(): EthereumWallet {
  const account = privateKeyToAccount(generatePrivateKey());
  const address = account.address.toLowerCase();
  const owner = willingOwner();
  const shown: string[] = [];
  let connections = 0;

  const methods: Readonly<Record<string, (params: readonly unknown[]) => Promise<WalletAnswer<unknown>>>> = {
    eth_requestAccounts: async () => {
      connections += 1;
      await owner.thinking;
      if (!owner.connects) return rejected;
      return { value: owner.unlocked ? [address] : [] };
    },
    personal_sign: async ([text, signer]) => {
      if (!isHex(text) || signer !== address) return { code: -32_602, message: 'Invalid parameters' };
      const message = fromHex(text, 'string');
      shown.push(message);
      await owner.thinking;
      if (!owner.signs) return rejected;
      return { value: await account.signMessage({ message: owner.misreads ? `${message}.` : message }) };
    },
    eth_signTypedData_v4: async ([signer, json]) => {
      if (typeof json !== 'string' || signer !== address) return { code: -32_602, message: 'Invalid parameters' };
      shown.push(json);
      await owner.thinking;
      if (!owner.signs) return rejected;
      const data = JSON.parse(json) as Parameters<typeof account.signTypedData>[0];
      const version = owner.misreads ? '2' : '1';
      return { value: await account.signTypedData({ ...data, domain: { ...data.domain, version } }) };
    },
  };
  return {
    address,
    owner,
    shown,
    connections: () => connections,
    request: async (method, params) =>
      (await methods[method]?.(params)) ?? { code: 4200, message: `${method} is not supported` },
  };
}

/** What a wallet announces of itself (EIP-6963). */
interface WalletInfo {
  readonly uuid: string;
  readonly name: string;
  readonly rdns: string;
  readonly icon: string;
}

const metaMask: WalletInfo = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'MetaMask',
  rdns: 'io.metamask',
  icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz4=',
};

/**
 * Puts the wallet into every page that is opened from now on.
 *
 * @param info what it announces (EIP-6963); `injected` for a wallet of old, which is only there as `window.ethereum`
 */
export async function installMetaMask(
  page: Page,
  wallet: Pick<EthereumWallet, 'request'>,
  info: WalletInfo | 'injected' = metaMask,
): Promise<void> {
  await page.exposeFunction('askTestMetaMask', wallet.request);
  await page.addInitScript((announced) => {
    const provider = {
      isMetaMask: true,
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
        const answer = await window.askTestMetaMask(method, params);
        if ('value' in answer) return answer.value;
        throw Object.assign(new Error(answer.message), { code: answer.code });
      },
    };
    if (announced === 'injected') {
      Object.assign(window, { ethereum: provider });
      return;
    }
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info: announced, provider }) }),
      );
    window.addEventListener('eip6963:requestProvider', announce);
    announce();
  }, info);
}
