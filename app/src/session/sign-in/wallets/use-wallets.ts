import { useSyncExternalStore } from 'react';

import type { WalletChoice } from '@fabula/ui/sign-in';

import { createWallets, type Wallets } from './wallets';

let ofThisTab: Wallets | undefined;

/** The wallets of this tab, which are discovered once (EIP-6963). */
export const walletsOfTab = (): Wallets => (ofThisTab ??= createWallets(window));

const none: readonly WalletChoice[] = [];
const subscribe = (listener: () => void) => walletsOfTab().list.subscribe(listener);
const choices = () => ofThisTab?.list.get().wallets ?? none;

export const useWallets = (): readonly WalletChoice[] => useSyncExternalStore(subscribe, choices, () => none);
