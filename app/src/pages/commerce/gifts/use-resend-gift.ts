import { useState } from 'react';

import { resendGift } from '@fabula/sdk';
import type { GiftResend } from '@fabula/ui/gifts';

/** Sends the mail of a gift again; `refresh` reads the list that shows it. */
export function useResendGift(refresh: () => Promise<unknown>): {
  readonly resend: GiftResend | undefined;
  readonly send: (giftId: string) => void;
} {
  const [resend, setResend] = useState<GiftResend>();
  const run = async (giftId: string) => {
    setResend({ giftId, state: 'sending' });
    try {
      await resendGift(giftId);
      await refresh();
      setResend(undefined);
    } catch (cause) {
      console.warn('The mail of a gift could not be sent again', cause);
      setResend({ giftId, state: 'failed' });
    }
  };
  return { resend, send: (giftId) => void run(giftId) };
}
