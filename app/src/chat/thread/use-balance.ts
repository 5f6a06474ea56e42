import { quoteReply } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { usePointsFromElsewhere } from '../../shop/use-points-from-elsewhere';
import { useTellBalance } from '../../shop/use-tell-balance';
import { withQuote } from './thread';
import { changeThread } from './thread-query';

/** Keeps the balance of the page's header and that of the composer one: each learns what the other has heard. */
export function useBalance(chatId: string, balance: number): void {
  const client = useQueryClient();
  useTellBalance(balance);
  const ask = useCallback(async () => {
    try {
      const quote = await quoteReply(chatId);
      changeThread(client, chatId, (thread) => withQuote(thread, quote));
    } catch (error) {
      console.warn('The price of a reply could not be asked for', error);
    }
  }, [client, chatId]);
  usePointsFromElsewhere(ask);
}
