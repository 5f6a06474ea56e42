import { useCallback, useState } from 'react';

import { ApiError, startCheckout, type GiftForm } from '@fabula/sdk';
import { invalidateGetMembership } from '@fabula/sdk/react';

import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { useOpenSignIn } from '../session/sign-in/door/use-open-sign-in';
import { useApp, useVisitor } from '../context/use-app';
import { usePageRestored } from './use-page-restored';

export interface CheckoutStart {
  readonly starting: string | undefined;
  readonly failed: boolean;
  /** Why the server refused the last one, if it did. */
  readonly refusal: ApiError | undefined;
  /** The server chooses how it is paid unless `method` says so; with `gift` it is for another person. */
  readonly buy: (offerId: string, method?: string, gift?: GiftForm) => void;
}

const needsAccount = (cause: unknown): boolean => cause instanceof ApiError && cause.reason === 'REGISTRATION_REQUIRED';

/**
 * Opens a checkout and goes there; guests sign in first.
 *
 * @param returnPath A path of this site.
 */
export function useStartCheckout(returnPath: string | undefined): CheckoutStart {
  const { queries } = useApp();
  const { isRegistered } = useVisitor();
  const signIn = useOpenSignIn();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [starting, setStarting] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();

  usePageRestored(useCallback(() => setStarting(undefined), []));

  const open = async (offerId: string, method: string | undefined, gift: GiftForm | undefined) => {
    const key = JSON.stringify([offerId, method, gift]);
    setFailed(false);
    setRefusal(undefined);
    setStarting(offerId);
    try {
      const form = {
        offerId,
        ...(method === undefined ? {} : { method }),
        ...(gift === undefined ? {} : { gift }),
        ...(returnPath === undefined ? {} : { returnPath }),
      };
      const { checkoutUrl } = await startCheckout(form, { headers: { 'Idempotency-Key': keys.of(key) } });
      keys.done(key);
      window.location.assign(checkoutUrl);
    } catch (cause) {
      setStarting(undefined);
      if (needsAccount(cause)) {
        signIn();
        return;
      }
      console.warn('A checkout could not be opened', cause);
      setFailed(true);
      setRefusal(cause instanceof ApiError ? cause : undefined);
      // Another tab may have bought the membership meanwhile: the page shows it then.
      await invalidateGetMembership(queries.account);
    }
  };

  return {
    starting,
    failed,
    refusal,
    buy: (offerId, method, gift) => (isRegistered ? void open(offerId, method, gift) : signIn()),
  };
}
