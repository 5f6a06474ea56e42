import { isEthereumProvider, type EthereumProvider } from './ethereum-wallet';
import { memberOf } from './injected-value';

/** An EVM wallet that announced itself (EIP-6963). */
export interface AnnouncedWallet {
  /** Reverse domain name of its maker, the same at every visit. */
  readonly rdns: string;
  readonly name: string;
  /** A data address; `undefined` when the wallet gave another, which pages do not load. */
  readonly icon: string | undefined;
  readonly provider: EthereumProvider;
}

export const toIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && icon.startsWith('data:image/') ? icon : undefined;

function readAnnouncement(event: Event): AnnouncedWallet | undefined {
  const detail = memberOf(event, 'detail');
  const [info, provider] = [memberOf(detail, 'info'), memberOf(detail, 'provider')];
  const [rdns, name] = [memberOf(info, 'rdns'), memberOf(info, 'name')];
  if (typeof rdns !== 'string' || typeof name !== 'string' || !isEthereumProvider(provider)) return undefined;
  return { rdns, name, icon: toIcon(memberOf(info, 'icon')), provider };
}

/** Reports every EVM wallet, also late and repeated announcements (EIP-6963): it never stops listening. */
export function discoverWallets(target: EventTarget, onWallet: (wallet: AnnouncedWallet) => void): void {
  target.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = readAnnouncement(event);
    if (wallet !== undefined) onWallet(wallet);
  });
  target.dispatchEvent(new Event('eip6963:requestProvider'));
}
