import { hasMethods } from './injected-value';
import type { ConnectWallet } from './wallet-account';

/** A wallet of the EVM kind (EIP-1193). */
export interface EthereumProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): unknown;
}

export const isEthereumProvider = (value: unknown): value is EthereumProvider => hasMethods(value, 'request');

const toHex = (text: string): string =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);

/**
 * Connects by `eth_requestAccounts` (EIP-1102), signs texts by `personal_sign`, where they travel as hexadecimal UTF-8, and typed
 * data by `eth_signTypedData_v4` (EIP-712).
 */
export const connectEthereum =
  (provider: EthereumProvider): ConnectWallet =>
  async () => {
    const accounts = await provider.request({ method: 'eth_requestAccounts' });
    const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
    if (!isAddress(address)) return undefined;
    const ask = async (method: string, ...params: readonly string[]): Promise<string> => {
      const signature = await provider.request({ method, params });
      if (typeof signature !== 'string')
        throw new TypeError('The wallet answered with something else than a signature');
      return signature;
    };
    return {
      address,
      sign: (message) => ask('personal_sign', toHex(message), address),
      signTypedData: (json) => ask('eth_signTypedData_v4', address, json),
    };
  };
