import type { Web3Option } from '@fabula/sdk';

import type { EthereumProvider } from '../../../session/sign-in/wallets/ethereum-wallet';
import { memberOf } from '../../../session/sign-in/wallets/injected-value';

/** `transfer(address,uint256)` of ERC-20. */
const TRANSFER = 'a9059cbb';
/** Of EIP-1193: the owner declined. */
const DECLINED = 4001;

export type TransferResult = 'sent' | 'rejected' | 'wrong-network' | 'failed';

const word = (hex: string): string => hex.padStart(64, '0');

/** The call of a token that sends what is missing to the order's address. */
export const transferData = ({ address, units }: Pick<Web3Option, 'address' | 'units'>): string =>
  `0x${TRANSFER}${word(address.slice(2).toLowerCase())}${word(BigInt(units).toString(16))}`;

/** Asks a wallet for an account, the network and the transfer; its owner confirms or declines in the wallet. */
export async function sendTransfer(provider: EthereumProvider, option: Web3Option): Promise<TransferResult> {
  const { chainId, token } = option;
  try {
    const accounts = await provider.request({ method: 'eth_requestAccounts' });
    const from: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
    if (typeof from !== 'string') return 'failed';
    if (!(await switchTo(provider, chainId))) return 'wrong-network';
    const transfer = { from, to: token, data: transferData(option), value: '0x0' };
    await provider.request({ method: 'eth_sendTransaction', params: [transfer] });
    return 'sent';
  } catch (cause) {
    if (isDeclined(cause)) return 'rejected';
    console.warn('A wallet could not pay', cause);
    return 'failed';
  }
}

/** False where the wallet does not know the network. */
async function switchTo(provider: EthereumProvider, chainId: number): Promise<boolean> {
  const id = `0x${chainId.toString(16)}`;
  if ((await provider.request({ method: 'eth_chainId' })) === id) return true;
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: id }] });
    return true;
  } catch (cause) {
    if (isDeclined(cause)) throw cause;
    return false;
  }
}

const isDeclined = (cause: unknown): boolean => memberOf(cause, 'code') === DECLINED;
