import type { Anvil } from '../../../server/src/testing/chain/anvil.ts';
import { rejected, willingOwner, type WalletAnswer } from './wallet-owner.ts';

/** A wallet on a test chain with test dollars, at first on another network; its owner may decline. */
export async function createChainWallet(anvil: Anvil) {
  const { address } = anvil.wallet.account;
  const owner = willingOwner();
  let network = '0x1';
  await anvil.pay(address, 1_000_000_000n);

  const node = async (method: string, params: readonly unknown[]): Promise<WalletAnswer<unknown>> => {
    const answer = await fetch(anvil.rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { error, result } = Object(await answer.json());
    return error === undefined ? { value: result } : { code: -32_000, message: String(Object(error).message) };
  };
  const methods: Readonly<Record<string, (params: readonly unknown[]) => Promise<WalletAnswer<unknown>>>> = {
    eth_requestAccounts: async () => (owner.connects ? { value: [address] } : rejected),
    eth_chainId: async () => ({ value: network }),
    wallet_switchEthereumChain: async ([wanted]) => {
      network = String(Object(wanted).chainId);
      return { value: null };
    },
    eth_sendTransaction: async (params) => (owner.signs ? node('eth_sendTransaction', params) : rejected),
  };
  return {
    owner,
    request: async (method: string, params: readonly unknown[]) =>
      (await methods[method]?.(params)) ?? { code: 4200, message: `${method} is not supported` },
  };
}
