import { useState } from 'react';
import { useNavigate } from 'react-router';

import { deleteAccount } from '@fabula/sdk';
import { accountDeleted } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { paths } from '../../../routes/paths';
import { useLocale } from '../../../i18n/use-locale';
import { becomeGuest } from '../../../session/log-out';
import { needsProof } from './needs-proof';

/** Deletes the account and leaves for the hub. */
export function useAccountDeletion(nickname: string, onUnproved: () => void) {
  const { queries, toasts, visitor } = useApp();
  const explore = paths.characterStoryHub.href(useLocale());
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isDifferent, setDifferent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const remove = async () => {
    setFailed(false);
    setBusy(true);
    try {
      // The answer brings a guest's session for this device, which the SDK stores.
      await deleteAccount();
      becomeGuest(visitor, queries);
      await navigate(explore);
      toasts.show(accountDeleted());
    } catch (cause) {
      console.warn('The account could not be deleted', cause);
      if (needsProof(cause)) onUnproved();
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return {
    typed,
    differs: isDifferent,
    busy: isBusy,
    failed: hasFailed,
    onType: (next: string) => {
      setTyped(next);
      setDifferent(false);
      setFailed(false);
    },
    onDelete: () => {
      if (typed.trim().normalize() === nickname.trim().normalize()) void remove();
      else setDifferent(true);
    },
  };
}
