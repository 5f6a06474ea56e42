import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  createPublicClient,
  ExecutionRevertedError,
  http,
} from 'viem';
import { getAddress, hashMessage, isHex, parseAbi } from 'viem/utils';
import { AppError } from '../../errors.ts';
import type { ChainProvider } from './chain.ts';

const TIMEOUT_MS = 5_000;
/** EIP-1271. */
const MAGIC_VALUE = '0x1626ba7e';
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);

export function createRpcChain(url: string): ChainProvider {
  const client = createPublicClient({ transport: http(url, { timeout: TIMEOUT_MS, retryCount: 1 }) });
  return {
    name: 'rpc',
    async accepts({ address, message, signature }) {
      if (!isHex(signature)) return false;
      try {
        const answer = await client.readContract({
          abi,
          address: getAddress(address),
          functionName: 'isValidSignature',
          args: [hashMessage(message), signature],
        });
        return answer === MAGIC_VALUE;
      } catch (cause) {
        if (isRefusal(cause)) return false;
        throw new AppError('UNAVAILABLE', 'The chain does not answer', { cause, headers: { 'retry-after': '5' } });
      }
    },
  };
}

/** No contract, no such function, or a revert. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const refusals = [ContractFunctionZeroDataError, ContractFunctionRevertedError, ExecutionRevertedError];
  return error.walk((inner) => refusals.some((refusal) => inner instanceof refusal)) !== null;
}
