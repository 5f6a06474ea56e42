import { encodeFunctionData, getAddress } from 'viem/utils';
import type { Queries } from '../../../db/database.ts';
import { factoryAbi, saltOf } from './deposit-address.ts';
import { listDeposits } from './order-store.ts';
import { listTransfers } from './transfer-store.ts';

export interface FlushCall {
  chainId: number;
  /** The factory. */
  to: string;
  data: string;
  token: string;
}

/** The calls that move what an order's deposit addresses hold to the treasury. Anybody can send them. */
export async function flushCalls(db: Queries, orderId: string): Promise<FlushCall[]> {
  // Money on Solana is in the treasury already.
  const deposits = (await listDeposits(db, orderId)).filter(({ factory }) => factory !== '');
  const transfers = (await listTransfers(db, orderId)).filter(({ state }) => state === 'final');
  return deposits.flatMap(({ chain_id: chainId, factory, treasury }) => {
    const onChain = transfers.filter((transfer) => transfer.chain_id === chainId);
    const tokens = new Set(onChain.map(({ token }) => token));
    return [...tokens].map((token) => ({
      chainId,
      to: factory,
      data: encodeFunctionData({
        abi: factoryAbi,
        functionName: 'flush',
        args: [getAddress(treasury), saltOf(orderId), getAddress(token)],
      }),
      token,
    }));
  });
}
