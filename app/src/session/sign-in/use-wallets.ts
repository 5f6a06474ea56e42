import { useEffect, useState, useSyncExternalStore } from 'react';

import type { WalletChoice } from '@fabula/ui/sign-in';

import { createWallets, type Wallets } from './wallets/wallets';

let ofThisTab: Wallets | undefined;

/** The wallets of this tab: they announce themselves once, and are listened to from then on (EIP-6963). */
const walletsOfTab = (): Wallets => (ofThisTab ??= createWallets(window));

const none: readonly WalletChoice[] = [];
const noSubscription = () => () => undefined;

/** The wallets that can be chosen; none on the server and while hydrating. */
export function useWallets(): { readonly wallets: Wallets | undefined; readonly choices: readonly WalletChoice[] } {
  const [wallets, setWallets] = useState<Wallets>();
  useEffect(() => setWallets(walletsOfTab()), []);
  const choices = useSyncExternalStore(
    wallets?.list.subscribe ?? noSubscription,
    () => wallets?.list.get().wallets ?? none,
    () => none,
  );
  return { wallets, choices };
}
