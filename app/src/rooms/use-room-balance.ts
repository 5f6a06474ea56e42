import { getRoom } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { usePointsFromElsewhere } from '../shop/use-points-from-elsewhere';
import { useTellBalance } from '../shop/use-tell-balance';
import { changeRoomState } from './room-query';
import { changeRoom } from './room-state';

/** Keeps the balance of the page's header and that of a room's composer one. */
export function useRoomBalance(roomId: string, balance: number | undefined): void {
  const client = useQueryClient();
  useTellBalance(balance);
  const ask = useCallback(async () => {
    try {
      const { quote } = await getRoom(roomId);
      changeRoomState(client, roomId, (state) => changeRoom(state, { quote }));
    } catch (error) {
      console.warn('The price of a reply could not be asked for', error);
    }
  }, [client, roomId]);
  usePointsFromElsewhere(ask);
}
