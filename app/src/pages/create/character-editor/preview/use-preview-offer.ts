import { getQuotePreviewReplyQueryKey, useQuotePreviewReply } from '@fabula/sdk/react';
import type { PreviewQuote } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';

import type { MeetingOffer } from '../../../../drafts/use-meeting';
import { useTellBalance } from '../../../../shop/use-tell-balance';

/** What preview replies cost now; undefined while it is not known, and then only free replies can be had. */
export function usePreviewOffer(draftId: string | null): (MeetingOffer & { readonly balance: number }) | undefined {
  const client = useQueryClient();
  const { data } = useQuotePreviewReply(draftId ?? '', { query: { enabled: draftId !== null, staleTime: 0 } });
  useTellBalance(data?.balance);
  if (draftId === null || data === undefined) return undefined;
  const queryKey = getQuotePreviewReplyQueryKey(draftId);
  const onAsked = (left: number | undefined) => {
    if (left !== undefined) client.setQueryData<PreviewQuote>(queryKey, (quote) => quote && { ...quote, left });
    void client.invalidateQueries({ queryKey });
  };
  return { ...data, onAsked };
}
