import { decodeFunctionData, erc20Abi, isHex } from 'viem';
import { describe, expect, it } from 'vitest';

import { sendTransfer, transferData } from './send-transfer';

const option = {
  chainId: 8453,
  network: 'Base',
  token: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  symbol: 'USDC',
  decimals: 6,
  address: '0x7a3E91c05bd24fA86E1b9C40d7f2358ae6b419c2',
  amount: '8.99',
  units: '8990000',
  uri: '',
};

class ProviderError extends Error {
  readonly code: number;

  constructor(code: number) {
    super(String(code));
    this.code = code;
  }
}

function walletThat(answers: Readonly<Record<string, () => unknown>>) {
  const asked: { method: string; params: readonly unknown[] }[] = [];
  const own: Readonly<Record<string, () => unknown>> = {
    eth_requestAccounts: () => ['0x00000000000000000000000000000000000000aa'],
    eth_chainId: () => '0x1',
    wallet_switchEthereumChain: () => null,
    eth_sendTransaction: () => '0x01',
    ...answers,
  };
  const provider = {
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      asked.push({ method, params });
      return own[method]?.();
    },
  };
  return { asked, provider };
}

const declines = () => {
  throw new ProviderError(4001);
};

describe('paying with a wallet', () => {
  it('switches the network and sends what is missing to the address of the order', async () => {
    const { asked, provider } = walletThat({});
    expect(await sendTransfer(provider, option)).toBe('sent');
    expect(asked.map(({ method }) => method)).toEqual([
      'eth_requestAccounts',
      'eth_chainId',
      'wallet_switchEthereumChain',
      'eth_sendTransaction',
    ]);
    expect(asked[2]?.params).toEqual([{ chainId: '0x2105' }]);
    expect(asked[3]?.params).toMatchObject([{ to: option.token, data: transferData(option) }]);
    const data = transferData(option);
    if (!isHex(data)) throw new Error('The call is not hexadecimal');
    expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({
      functionName: 'transfer',
      args: [option.address, 8_990_000n],
    });
  });

  it('does not switch where the wallet is on the network', async () => {
    const { asked, provider } = walletThat({ eth_chainId: () => '0x2105' });
    expect(await sendTransfer(provider, option)).toBe('sent');
    expect(asked.some(({ method }) => method === 'wallet_switchEthereumChain')).toBe(false);
  });

  it.each([['eth_requestAccounts'], ['wallet_switchEthereumChain'], ['eth_sendTransaction']])(
    'sends nothing when the owner declines %s',
    async (method) => {
      expect(await sendTransfer(walletThat({ [method]: declines }).provider, option)).toBe('rejected');
    },
  );

  it('says when the wallet does not know the network, or fails', async () => {
    const unknown = () => {
      throw new ProviderError(4902);
    };
    expect(await sendTransfer(walletThat({ wallet_switchEthereumChain: unknown }).provider, option)).toBe(
      'wrong-network',
    );
    expect(await sendTransfer(walletThat({ eth_sendTransaction: unknown }).provider, option)).toBe('failed');
    expect(await sendTransfer(walletThat({ eth_requestAccounts: () => [] }).provider, option)).toBe('failed');
  });
});
