import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createPublicClient, createTestClient, createWalletClient, getAddress, http, parseAbi, type Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import type { Web3Chain } from '../../config/web3.ts';
import { factoryCode } from '../../providers/payment/web3/deposit-address.ts';
import tokens from './test-tokens.json' with { type: 'json' };

const PROGRAM = fileURLToPath(import.meta.resolve('@foundry-rs/anvil/bin.mjs'));
/** The known accounts of every anvil. */
const MNEMONIC = 'test test test test test test test test test test test junk';

export const tokenAbi = parseAbi([
  'constructor(string name, string symbol, uint8 decimals)',
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);

export interface AnvilOptions {
  /** 0 takes a free one. */
  port?: number;
  /** Time of the first block, in ms. */
  startsAt?: number;
  /** Seconds between blocks; a block for each transaction unless it is given. */
  blockTime?: number;
}

/** A chain of its own on loopback, with the factory and two test tokens. */
export async function startAnvil({ blockTime, port = 0, startsAt }: AnvilOptions = {}) {
  const args = ['--host', '127.0.0.1', '--port', String(port), '--mnemonic', MNEMONIC];
  if (startsAt !== undefined) args.push('--timestamp', String(Math.floor(startsAt / 1000)));
  if (blockTime !== undefined) args.push('--block-time', String(blockTime));
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const rpc = await addressOf(child.stdout);
  child.stdout.resume();
  // A thousand blocks take longer than viem waits where other suites have both cores.
  const transport = http(rpc, { timeout: 120_000 });
  const account = mnemonicToAccount(MNEMONIC);
  const reader = createPublicClient({ chain: foundry, transport, cacheTime: 0, pollingInterval: 20 });
  const wallet = createWalletClient({ account, chain: foundry, transport });
  const tester = createTestClient({ mode: 'anvil', chain: foundry, transport });

  const deploy = async (bytecode: Hex, token?: readonly [name: string, symbol: string, decimals: number]) => {
    const hash =
      token === undefined
        ? await wallet.deployContract({ abi: [], bytecode })
        : await wallet.deployContract({ abi: tokenAbi, bytecode, args: token });
    const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
    if (contractAddress === null || contractAddress === undefined) throw new Error('A contract was not deployed');
    return getAddress(contractAddress);
  };
  const tokenCode: Hex = `0x${tokens.TestToken.bytecode}`;
  const silentTokenCode: Hex = `0x${tokens.SilentToken.bytecode}`;
  const factory = await deploy(factoryCode);
  const dollar = await deploy(tokenCode, ['Test Dollar', 'TUSD', 6]);
  const other = await deploy(tokenCode, ['Other Dollar', 'OUSD', 18]);

  /** Mints, which is a transfer like any other; resolves to the transaction, in a block. */
  const pay = async (to: Hex, value: bigint, token: Hex = dollar): Promise<Hex> => {
    const hash = await wallet.writeContract({ abi: tokenAbi, address: token, functionName: 'mint', args: [to, value] });
    await reader.waitForTransactionReceipt({ hash });
    return hash;
  };

  const chain: Web3Chain = {
    chainId: foundry.id,
    name: 'Test chain',
    rpc,
    tokens: [
      { address: dollar, symbol: 'TUSD', decimals: 6 },
      { address: other, symbol: 'OUSD', decimals: 18 },
    ],
    treasury: getAddress('0x00000000000000000000000000000000000000AA'),
    factory,
    final: 3,
  };
  return {
    chain,
    rpc,
    dollar,
    other,
    pay,
    deploy,
    tokenCode,
    silentTokenCode,
    reader,
    wallet,
    tester,
    mine: async (blocks: number) => tester.mine({ blocks }),
    /** Replaces the newest blocks by empty ones, at the same height. */
    reorg: async (depth: number) => {
      await fetch(rpc, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_reorg', params: [depth, []] }),
      });
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type Anvil = Awaited<ReturnType<typeof startAnvil>>;

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: output });
  for await (const line of lines) {
    const [, address] = /Listening on (\S+)/.exec(line) ?? [];
    if (address !== undefined) return `http://${address}`;
  }
  throw new Error('anvil ended while starting');
}
