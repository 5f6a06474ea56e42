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
  readonly installHref?: string;
  readonly walletType: WalletType;
  readonly connect: ConnectWallet | undefined;
}

export interface FoundWallets {
  readonly target: object;
  readonly announced: readonly AnnouncedWallet[];
  /** Of the Wallet Standard. */
  readonly registered: readonly Wallet[];
}

/** The extension, and the browser of its phone app. */
const metaMask: readonly string[] = ['io.metamask', 'io.metamask.mobile'];
/** Phantom's EVM wallet; its Solana wallet is offered instead. */
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
  const wallet = registered.filter(isSolanaWallet).find(({ name }) => name === named.name);
  if (wallet === undefined) return { ...named, icon: undefined, connect: connectInjectedPhantom(target) };
  return { ...named, icon: toIcon(wallet.icon), connect: connectSolana(wallet) };
}

/** MetaMask and Phantom, found or not, then every other EVM wallet by name. */
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
