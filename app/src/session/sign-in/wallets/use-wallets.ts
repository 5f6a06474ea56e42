import { useSyncExternalStore } from 'react';

import type { WalletChoice } from '@fabula/ui/sign-in';

import { createWallets, type Wallets } from './wallets';

let ofThisTab: Wallets | undefined;

/** The wallets of this tab: they announce themselves once, and are listened to from then on (EIP-6963). */
export const walletsOfTab = (): Wallets => (ofThisTab ??= createWallets(window));

const none: readonly WalletChoice[] = [];
const subscribe = (listener: () => void) => walletsOfTab().list.subscribe(listener);
const choices = () => ofThisTab?.list.get().wallets ?? none;

/** The wallets that can be chosen; none on the server and while hydrating. */
export const useWallets = (): readonly WalletChoice[] => useSyncExternalStore(subscribe, choices, () => none);
