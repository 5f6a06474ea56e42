import { useSyncExternalStore } from 'react';

import { createStore, type Store } from '../../../data/store';
import { discoverWallets, type AnnouncedWallet } from './announced-wallets';

const none: readonly AnnouncedWallet[] = [];

let ofThisTab: Store<{ readonly wallets: readonly AnnouncedWallet[] }> | undefined;

function discovered(): Store<{ readonly wallets: readonly AnnouncedWallet[] }> {
  if (ofThisTab !== undefined) return ofThisTab;
  const store = createStore({ wallets: none });
  ofThisTab = store;
  discoverWallets(window, (wallet) => {
    const others = store.get().wallets.filter(({ rdns }) => rdns !== wallet.rdns);
    store.set({ wallets: [...others, wallet] });
  });
  return store;
}

const subscribe = (listener: () => void) => discovered().subscribe(listener);
const present = () => ofThisTab?.get().wallets ?? none;

/** The EVM wallets of this browser, which are discovered once in a tab (EIP-6963). */
export const useAnnouncedWallets = (): readonly AnnouncedWallet[] =>
  useSyncExternalStore(subscribe, present, () => none);
