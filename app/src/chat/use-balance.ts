import { quoteReply, type UserBasicInfo } from '@fabula/sdk';
import { getGetBasicInfoQueryKey } from '@fabula/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useApp } from '../use-app';
import { withQuote } from './thread';
import { changeThread } from './thread-query';

/** Keeps the balance of the page's header and that of the composer one: each learns what the other has heard. */
export function useBalance(chatId: string, balance: number): void {
  const client = useQueryClient();
  const { queries, visitor } = useApp();

  useEffect(() => {
    queries.account.setQueryData<UserBasicInfo>(
      getGetBasicInfoQueryKey(),
      (info) => info && { ...info, points: balance },
    );
  }, [queries, balance]);

  // Points may have come from elsewhere: the daily bonus, a purchase in another tab.
  useEffect(() => {
    let hadBonus = visitor.state.get().dailyBonusWaits;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const quote = await quoteReply(chatId);
        changeThread(client, chatId, (thread) => withQuote(thread, quote));
      } catch (error) {
        console.warn('The price of a reply could not be asked for', error);
      }
    };
    const asks = () => void ask();
    const leave = visitor.state.subscribe(() => {
      const { dailyBonusWaits } = visitor.state.get();
      if (hadBonus && !dailyBonusWaits) asks();
      hadBonus = dailyBonusWaits;
    });
    document.addEventListener('visibilitychange', asks);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', asks);
    };
  }, [client, chatId, visitor]);
}
