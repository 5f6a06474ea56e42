import { concatHex, encodeAbiParameters, getContractAddress, keccak256, parseAbi, toHex } from 'viem/utils';
import type { Hex } from 'viem';
import type { Web3Chain } from '../../../config/web3.ts';
import contracts from './contracts/deposits.json' with { type: 'json' };

export const factoryAbi = parseAbi([
  'function addressOf(address treasury, bytes32 salt) view returns (address)',
  'function flush(address treasury, bytes32 salt, address token)',
]);

/** Of the factory, to deploy it once on a chain. */
export const factoryCode: Hex = `0x${contracts.DepositFactory.bytecode}`;

const forwarderCode: Hex = `0x${contracts.Forwarder.bytecode}`;

export const saltOf = (orderId: string): Hex => keccak256(toHex(orderId));

/**
 * The deposit address of an order (CREATE2). Its code names only the treasury, so that money sent there can go nowhere
 * else, and the server needs no key. There is no contract at it until `flush` of the factory is first called.
 */
export function depositAddress({ factory, treasury }: Pick<Web3Chain, 'factory' | 'treasury'>, orderId: string): Hex {
  const bytecode = concatHex([forwarderCode, encodeAbiParameters([{ type: 'address' }], [treasury])]);
  return getContractAddress({ opcode: 'CREATE2', from: factory, salt: saltOf(orderId), bytecode });
}
