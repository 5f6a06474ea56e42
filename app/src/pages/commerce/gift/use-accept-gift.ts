import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { redeemGift } from '@fabula/sdk';
import { invalidateGetGift, invalidateGetMembership } from '@fabula/sdk/react';

import { useApp, useVisitor } from '../../../context/use-app';
import { createIdempotencyKeys, newIdempotencyKey } from '../../../live/idempotency-keys';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { useFreshPoints } from '../../../shop/use-fresh-points';

export interface AcceptGift {
  /** Asks guests to sign in first. */
  readonly accept: () => void;
  readonly accepting: boolean;
  readonly failed: boolean;
  /** The line of the ledger, once it was accepted here. */
  readonly entryId: string | undefined;
}

/** Accepts a gift once: again after a lost answer it is the same request. */
export function useAcceptGift(code: string): AcceptGift {
  const client = useQueryClient();
  const { queries } = useApp();
  const { isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  const { hash, pathname, search } = useLocation();
  // A new account comes back here after its profile.
  const signIn = () => openSignIn({ next: pathname + search + hash });
  const refreshPoints = useFreshPoints();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [accepting, setAccepting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [entryId, setEntryId] = useState<string>();

  const run = async () => {
    setAccepting(true);
    setFailed(false);
    try {
      const redeemed = await redeemGift({ code }, { headers: { 'Idempotency-Key': keys.of(code) } });
      keys.done(code);
      setEntryId(redeemed.entryId ?? undefined);
      if (redeemed.term !== undefined) await invalidateGetMembership(queries.account);
      await refreshPoints();
    } catch (cause) {
      console.warn('A gift could not be accepted', cause);
      setFailed(true);
    }
    // Another person may have accepted it meanwhile: the page shows it then.
    await invalidateGetGift(client, { code });
    setAccepting(false);
  };

  return { accept: () => (isRegistered ? void run() : signIn()), accepting, failed, entryId };
}
