import { useState } from 'react';

import { ApiError, confirmByCode, confirmByPassword, sendConfirmationCode, type SignInMethods } from '@fabula/sdk';
import { invalidateGetSignInMethods } from '@fabula/sdk/react';
import type { ConfirmationFailure, ConfirmationProblem, ConfirmationWay } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { useWallets, walletsOfTab } from '../../../session/sign-in/wallets/use-wallets';
import { WalletError } from '../../../session/sign-in/failures/wallet-error';

type Methods = Pick<SignInMethods, 'methods' | 'hasPassword'>;

export function confirmationWays({ methods, hasPassword }: Methods): ConfirmationWay[] {
  const channels = (['email', 'phone'] as const).filter((channel) => methods.some(({ kind }) => kind === channel));
  const hasWallet = methods.some(({ kind }) => kind === 'metamask' || kind === 'phantom');
  return [...(hasPassword ? ['password' as const] : []), ...channels, ...(hasWallet ? ['wallet' as const] : [])];
}

/** Phantom signs for Phantom accounts, every other wallet for MetaMask's. */
const kindOfWallet = (walletId: string) => (walletId === 'phantom' ? 'phantom' : 'metamask');

const isRefused = (cause: unknown): boolean => cause instanceof ApiError && cause.status === 400;
const failureOf = (cause: unknown, otherwise: ConfirmationFailure): ConfirmationFailure =>
  cause instanceof ApiError && cause.status === 429 ? 'too-many-tries' : otherwise;

/** The owner's proof of identity; `first` is the way that is offered first. */
export function useConfirmation(account: Methods, first: ConfirmationWay, onConfirmed: () => void) {
  const { queries } = useApp();
  const found = useWallets();
  const [way, setWay] = useState(first);
  const [value, setValue] = useState('');
  const [sentTo, setSentTo] = useState<ConfirmationWay>();
  const [problem, setProblem] = useState<ConfirmationProblem>();
  const [failure, setFailure] = useState<ConfirmationFailure>();
  const [isBusy, setBusy] = useState(false);
  const field = way === 'password' ? 'password' : 'code';

  const attempt = async (work: () => Promise<void>, explain: (cause: unknown) => void) => {
    setProblem(undefined);
    setFailure(undefined);
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      console.warn('The owner could not confirm', cause);
      explain(cause);
    } finally {
      setBusy(false);
    }
  };

  const send = () =>
    attempt(
      async () => {
        if (way !== 'email' && way !== 'phone') return;
        await sendConfirmationCode({ channel: way });
        setSentTo(way);
      },
      (cause) => setFailure(failureOf(cause, 'not-sent')),
    );

  const confirm = () =>
    attempt(
      async () => {
        if (way === 'password') await confirmByPassword({ password: value });
        else if (way !== 'wallet') await confirmByCode({ channel: way, code: value });
        onConfirmed();
        await invalidateGetSignInMethods(queries.account);
      },
      (cause) => {
        if (isRefused(cause)) setProblem(`${field}-wrong`);
        else setFailure(failureOf(cause, 'unknown'));
      },
    );

  const sign = (walletId: string) =>
    attempt(
      async () => {
        if ((await walletsOfTab().confirm(walletId)) === undefined) return;
        onConfirmed();
        await invalidateGetSignInMethods(queries.account);
      },
      (cause) => {
        if (cause instanceof WalletError) setFailure('wallet-refused');
        else setFailure(isRefused(cause) ? 'wallet-other' : failureOf(cause, 'unknown'));
      },
    );

  return {
    wallets: found.filter(
      ({ detected, id }) => detected && account.methods.some(({ kind }) => kind === kindOfWallet(id)),
    ),
    ways: confirmationWays(account),
    way,
    address: account.methods.find(({ kind }) => kind === way)?.label,
    sent: sentTo === way,
    value,
    problem,
    failure,
    busy: isBusy,
    onWay: (next: ConfirmationWay) => {
      setWay(next);
      setValue('');
      setProblem(undefined);
      setFailure(undefined);
    },
    onChange: (typed: string) => {
      setValue(typed);
      setProblem(undefined);
      setFailure(undefined);
    },
    onWallet: (walletId: string) => void sign(walletId),
    onSend: () => void send(),
    onConfirm: () => {
      if (value === '') setProblem(`${field}-empty`);
      else void confirm();
    },
  };
}
