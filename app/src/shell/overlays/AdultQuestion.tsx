import { useState } from 'react';

import { somethingFailed } from '@fabula/ui';
import { AgeGate } from '@fabula/ui/age-gate';

import { confirmOver18, needsAgeGate } from '../../session/adult';
import { useApp, useVisitor } from '../../context/use-app';

/** Asks a guest once whether they are over 18 (Product §11). */
export function AdultQuestion() {
  const { visitor, queries, toasts } = useApp();
  const isNeeded = needsAgeGate(useVisitor());
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async () => {
    setConfirming(true);
    try {
      await confirmOver18(visitor, queries);
    } catch (cause) {
      console.warn('The answer about age could not be kept', cause);
      toasts.show(somethingFailed());
    } finally {
      setConfirming(false);
    }
  };
  return (
    <AgeGate
      open={isNeeded}
      confirming={isConfirming}
      onConfirm={() => void confirm()}
      onDecline={() => visitor.setContentMode('sfw')}
    />
  );
}
