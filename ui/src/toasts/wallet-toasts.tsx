import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

/** The wallet is not installed in this browser (Product §8.3). */
export const walletNotFound = (wallet: string): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.wallet.notFound"
      defaultMessage="No {wallet} extension was detected in this browser"
      description="Short message: the chosen crypto wallet is not installed"
      values={{ wallet }}
    />
  ),
});

/** The wallet gave no account: it may be locked (Product §8.3). */
export const walletHasNoAccount = (wallet: string): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.wallet.noAccount"
      defaultMessage="{wallet} returned no account. Please unlock the wallet."
      description="Short message: the crypto wallet is locked or empty"
      values={{ wallet }}
    />
  ),
});

/** The wallet did not sign (Product §8.3). */
export const walletSignatureFailed = (wallet: string): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.wallet.signature"
      defaultMessage="{wallet} signature failed"
      description="Short message: the owner refused to sign, or the crypto wallet could not"
      values={{ wallet }}
    />
  ),
});

/** The wallet could not be reached (Product §8.3). */
export const walletConnectionFailed = (wallet: string): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.wallet.connection"
      defaultMessage="{wallet} connection failed"
      description="Short message: the crypto wallet could not be connected"
      values={{ wallet }}
    />
  ),
});

/** The wallet-connection protocol is not implemented (Product §8.3). */
export const walletConnectUnsupported = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.wallet.walletConnect"
      defaultMessage="WalletConnect is not available yet, please use MetaMask or Phantom"
      description="Short message: a way to connect wallets that does not exist here; two that do"
    />
  ),
});

/** No such kind of wallet (Product §8.3). */
export const walletTypeUnknown = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.wallet.unknownType"
      defaultMessage="Unknown wallet type"
      description="Short message: the chosen crypto wallet is of an unknown kind"
    />
  ),
});

/** Signing in with a wallet failed, and nothing more is known (Product §8.3). */
export const web3LoginFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.wallet.failed"
      defaultMessage="Web3 login failed"
      description="Short message: signing in with a crypto wallet failed"
    />
  ),
});
