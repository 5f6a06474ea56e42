import { createPrivateKey, sign } from 'node:crypto';

import type { SolanaSignMessageFeature } from '@solana/wallet-standard-features';
import type { Wallet } from '@wallet-standard/base';
import type { StandardConnectFeature } from '@wallet-standard/features';
import { fromHex, isHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

import type { EthereumProvider } from '../ethereum-wallet';
import { solanaAddress, solanaKey } from './solana-key';

export const icon = 'data:image/svg+xml;base64,PHN2Zy8+' as const;

export class ProviderError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** An EVM wallet that signs with a key of its own; its methods can be replaced one by one. */
export function createEthereumWallet(methods: Record<string, (...params: readonly unknown[]) => unknown> = {}) {
  const account = privateKeyToAccount(generatePrivateKey());
  const own: typeof methods = {
    eth_requestAccounts: () => [account.address.toLowerCase()],
    personal_sign: (message) => {
      if (!isHex(message)) throw new ProviderError(-32_602, 'The message is not hexadecimal');
      return account.signMessage({ message: fromHex(message, 'string') });
    },
    eth_signTypedData_v4: (_signer, json) =>
      account.signTypedData(JSON.parse(String(json)) as Parameters<typeof account.signTypedData>[0]),
    ...methods,
  };
  const provider: EthereumProvider & { isMetaMask?: boolean; isPhantom?: boolean } = {
    request: async ({ method, params = [] }) => {
      const answer = own[method];
      if (answer === undefined) throw new ProviderError(4200, `${method} is not supported`);
      return answer(...params);
    },
  };
  return { address: account.address.toLowerCase(), provider };
}

/** Announces a wallet as EIP-6963 says: at once, and whenever a page asks. */
export function announce(target: EventTarget, provider: unknown, info: Readonly<Record<string, string>>): void {
  const detail = Object.freeze({ info: Object.freeze(info), provider });
  const tell = () => target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  target.addEventListener('eip6963:requestProvider', tell);
  tell();
}

export const metaMaskInfo = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'MetaMask',
  rdns: 'io.metamask',
  icon,
};

/** Signs bytes with the Solana key of the tests. */
export const signSolana = (message: Uint8Array): Uint8Array =>
  new Uint8Array(sign(null, message, createPrivateKey({ key: solanaKey, format: 'jwk' })));

/** A wallet of the Wallet Standard that signs with that key; `accounts` is what it gives when asked to connect. */
export function createStandardWallet(
  name = 'Phantom',
  { connect, signMessage }: Partial<SolanaMethods> = {},
): Wallet & { features: StandardConnectFeature & SolanaSignMessageFeature } {
  const account = {
    address: solanaAddress,
    publicKey: Buffer.from(solanaKey.x, 'base64url'),
    chains: ['solana:mainnet'],
    features: ['solana:signMessage'],
  } as const;
  return {
    version: '1.0.0',
    name,
    icon,
    chains: ['solana:mainnet'],
    accounts: [],
    features: {
      'standard:connect': { version: '1.0.0', connect: connect ?? (async () => ({ accounts: [account] })) },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage:
          signMessage ??
          (async (...inputs) =>
            inputs.map(({ message }) => ({ signedMessage: message, signature: signSolana(message) }))),
      },
    },
  };
}

interface SolanaMethods {
  readonly connect: StandardConnectFeature['standard:connect']['connect'];
  readonly signMessage: SolanaSignMessageFeature['solana:signMessage']['signMessage'];
}
