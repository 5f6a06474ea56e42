import { SolanaSignMessage, type SolanaSignMessageFeature } from '@solana/wallet-standard-features';
import type { Wallet, WalletWithFeatures } from '@wallet-standard/base';
import { StandardConnect, type StandardConnectFeature } from '@wallet-standard/features';

import { hasMethods, memberOf } from './injected-value';
import type { ConnectWallet } from './wallet-account';

export type SolanaWallet = WalletWithFeatures<StandardConnectFeature & SolanaSignMessageFeature>;

/** Whether a registered wallet can sign in; extensions register anything. */
export const isSolanaWallet = (wallet: Wallet): wallet is SolanaWallet =>
  hasMethods(memberOf(memberOf(wallet, 'features'), StandardConnect), 'connect') &&
  hasMethods(memberOf(memberOf(wallet, 'features'), SolanaSignMessage), 'signMessage');

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Base 64, which the contract takes beside base 58. */
const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export const connectSolana =
  ({ features }: SolanaWallet): ConnectWallet =>
  async () => {
    const { accounts } = await features[StandardConnect].connect();
    const account = accounts.find((candidate) => candidate.features.includes(SolanaSignMessage));
    if (account === undefined) return undefined;
    return {
      address: account.address,
      sign: async (message) => {
        const [signed] = await features[SolanaSignMessage].signMessage({ account, message: toBytes(message) });
        if (signed === undefined) throw new TypeError('The wallet answered without a signature');
        return toBase64(signed.signature);
      },
      signTypedData: undefined,
    };
  };

/** `window.phantom.solana`, or the older `window.solana`, which other wallets use too. */
function injectedPhantom(target: object): unknown {
  const shared = memberOf(target, 'solana');
  return (
    memberOf(memberOf(target, 'phantom'), 'solana') ?? (memberOf(shared, 'isPhantom') === true ? shared : undefined)
  );
}

/** Connects and signs by what Phantom injects; `undefined` where it is not there. */
export function connectInjectedPhantom(target: object): ConnectWallet | undefined {
  const provider = injectedPhantom(target);
  if (!hasMethods(provider, 'connect', 'signMessage')) return undefined;
  return async () => {
    const key = memberOf(await provider.connect(), 'publicKey');
    if (!hasMethods(key, 'toBase58')) return undefined;
    return {
      address: String(key.toBase58()),
      sign: async (message) => {
        const signature = memberOf(await provider.signMessage(toBytes(message), 'utf8'), 'signature');
        if (!(signature instanceof Uint8Array)) throw new TypeError('The wallet answered without a signature');
        return toBase64(signature);
      },
      signTypedData: undefined,
    };
  };
}
