import { useState } from 'react';

import { removePassword } from '@fabula/sdk';
import { invalidateGetSignInMethods, invalidateListSessions } from '@fabula/sdk/react';
import { passwordRemoved } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { needsProof } from './needs-proof';

interface PasswordRemovalParts {
  readonly onRemoved: () => void;
  readonly onUnproved: () => void;
}

export function usePasswordRemoval({ onRemoved, onUnproved }: PasswordRemovalParts) {
  const { queries, toasts } = useApp();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const remove = async () => {
    setFailed(false);
    setBusy(true);
    try {
      // The answer brings a new credential for this device, which the SDK stores.
      await removePassword();
      toasts.show(passwordRemoved());
      onRemoved();
      await Promise.all([invalidateGetSignInMethods(queries.account), invalidateListSessions(queries.account)]);
    } catch (cause) {
      console.warn('The password could not be removed', cause);
      if (needsProof(cause)) onUnproved();
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { busy: isBusy, failed: hasFailed, onRemove: () => void remove() };
}
