import type { WalletType } from '@fabula/sdk';
import type { Wallet } from '@wallet-standard/base';

import { toIcon, type AnnouncedWallet } from './announced-wallets';
import { connectEthereum, isEthereumProvider } from './ethereum-wallet';
import { connectInjectedPhantom, connectSolana, isSolanaWallet } from './solana-wallet';
import { memberOf } from './injected-value';
import type { ConnectWallet } from './wallet-account';

export interface KnownWallet {
  readonly id: string;
  readonly name: string;
  readonly icon: string | undefined;
  /** Where its makers offer it. */
  readonly installHref?: string;
  /** Whose kind of address and signature it gives. */
  readonly walletType: WalletType;
  /** Undefined where the wallet was not found. */
  readonly connect: ConnectWallet | undefined;
}

export interface FoundWallets {
  /** Where extensions inject what they are known by of old. */
  readonly target: object;
  readonly announced: readonly AnnouncedWallet[];
  /** Of the Wallet Standard. */
  readonly registered: readonly Wallet[];
}

/** The extension, and the browser of its phone app. */
const metaMask: readonly string[] = ['io.metamask', 'io.metamask.mobile'];
/** Phantom's second nature as an EVM wallet: here it is asked for its Solana account. */
const phantomEvm = 'app.phantom';

function findMetaMask({ target, announced }: FoundWallets): KnownWallet {
  const named = {
    id: 'metamask',
    name: 'MetaMask',
    walletType: 'metamask',
    installHref: 'https://metamask.io/download',
  } as const;
  const wallet = announced.find(({ rdns }) => metaMask.includes(rdns));
  if (wallet !== undefined) return { ...named, icon: wallet.icon, connect: connectEthereum(wallet.provider) };
  const injected = memberOf(target, 'ethereum');
  // Phantom takes MetaMask's place and name there.
  const isIt = memberOf(injected, 'isMetaMask') === true && memberOf(injected, 'isPhantom') !== true;
  const connect = isIt && isEthereumProvider(injected) ? connectEthereum(injected) : undefined;
  return { ...named, icon: undefined, connect };
}

function findPhantom({ target, registered }: FoundWallets): KnownWallet {
  const named = {
    id: 'phantom',
    name: 'Phantom',
    walletType: 'phantom',
    installHref: 'https://phantom.com/download',
  } as const;
  // Under one name it also registers wallets of other chains.
  const wallet = registered.filter(isSolanaWallet).find(({ name }) => name === named.name);
  if (wallet === undefined) return { ...named, icon: undefined, connect: connectInjectedPhantom(target) };
  return { ...named, icon: toIcon(wallet.icon), connect: connectSolana(wallet) };
}

/**
 * The wallets to choose from: MetaMask and Phantom, found or not, then every other EVM wallet by the name it announced.
 */
export function findWallets(found: FoundWallets): readonly KnownWallet[] {
  const others = found.announced.filter(({ rdns }) => !metaMask.includes(rdns) && rdns !== phantomEvm);
  return [
    findMetaMask(found),
    findPhantom(found),
    ...others.map(({ rdns, name, icon, provider }) => ({
      id: rdns,
      name,
      icon,
      walletType: 'metamask' as const,
      connect: connectEthereum(provider),
    })),
  ];
}
