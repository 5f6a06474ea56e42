import type { ToastMessage } from '@fabula/ui';
import {
  walletConnectionFailed,
  walletConnectUnsupported,
  walletHasNoAccount,
  walletNotFound,
  walletSignatureFailed,
  walletTypeUnknown,
} from '@fabula/ui/sign-in';

import type { WalletError, WalletFailure } from './wallets/wallet-error';

const toasts = {
  'not-found': walletNotFound,
  'no-account': walletHasNoAccount,
  'signature-failed': walletSignatureFailed,
  'connection-failed': walletConnectionFailed,
  'walletconnect-unsupported': () => walletConnectUnsupported(),
  'unknown-type': () => walletTypeUnknown(),
} satisfies Record<WalletFailure, (walletName: string) => ToastMessage>;

/** What a wallet's failure says (Specification §8, "Wallet errors"). */
export const walletToast = ({ reason, walletName }: WalletError): ToastMessage => toasts[reason](walletName);
