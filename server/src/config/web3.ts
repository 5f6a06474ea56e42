import { createHash } from 'node:crypto';
import { base58 } from '@scure/base';
import { getAddress, isAddress } from 'viem/utils';
import { z } from 'zod';
import { optional, SettingError, type Variable } from './variable.ts';

/** A stablecoin of the shop's currency. */
export interface Web3Token {
  address: `0x${string}`;
  symbol: string;
  decimals: number;
}

export interface Web3Chain {
  chainId: number;
  name: string;
  rpc: string;
  tokens: readonly Web3Token[];
  treasury: `0x${string}`;
  factory: `0x${string}`;
  /** After how many confirmations a transfer counts; `finalized` asks the node. */
  final: number | 'finalized';
  /** To which the hash of a transaction is added; undefined without an explorer. */
  explorer?: string | undefined;
}

/** A token on a Solana cluster. */
export interface SolanaNetwork {
  /** Ours, beyond those of EIP-155: by the cluster and the token. */
  id: number;
  name: string;
  rpc: string;
  /** The hash of its first block, which says which cluster it is. */
  genesis: string;
  token: Omit<Web3Token, 'address'> & { address: string };
  /** The owner of the token accounts that are paid. */
  treasury: string;
  /** To which the signature of a transaction is added; undefined without an explorer. */
  explorer?: string | undefined;
}

export const web3Definitions = {
  WEB3_CHAINS: optional({
    fallback: 'no payment on chains',
    description:
      'Chains on which points can be paid, as a JSON list: an EVM chain is {chainId, name, rpc, tokens: [{address, symbol, ' +
      'decimals}], treasury, factory, final, explorer}; final is a number of confirmations or "finalized", and explorer, ' +
      'if there is one, the address to which the hash of a transaction is added. A token on Solana is {kind: "solana", ' +
      'name, rpc, genesis, token: {address, symbol, decimals}, treasury, explorer}; genesis is the hash of the first ' +
      'block, which says which cluster it is',
  }),
} as const satisfies Record<string, Variable<unknown>>;

/** Stablecoins that stand for another currency cannot be told from their address, so there is one. */
const STABLE_CURRENCY = 'USD';

const Address = z
  .string()
  .refine((text) => isAddress(text), 'must be an address of 20 bytes, with a right checksum where it has one')
  .transform((text) => getAddress(text));

const Chain = z.strictObject({
  kind: z.literal('evm'),
  chainId: z.int().min(1).max(4_294_967_295),
  name: z.string().trim().min(1).max(40),
  rpc: z.url({ protocol: /^https?$/ }),
  tokens: z
    .array(
      z.strictObject({
        address: Address,
        symbol: z.string().regex(/^[A-Za-z0-9.]{1,12}$/, 'must be letters and digits'),
        decimals: z.int().min(2).max(18),
      }),
    )
    .min(1)
    .max(8),
  treasury: Address,
  factory: Address,
  final: z.union(
    [z.int().min(1).max(1000), z.literal('finalized')],
    'must be a number of confirmations or "finalized"',
  ),
  explorer: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .endsWith('/')
    .optional(),
});

const KEY_BYTES = 32;
const FIRST_ID = 2 ** 32;

const Key = z.string().refine(isKey, 'must be 32 bytes in base58');

function isKey(text: string): boolean {
  try {
    return base58.decode(text).length === KEY_BYTES;
  } catch {
    return false;
  }
}

const Solana = z.strictObject({
  kind: z.literal('solana'),
  name: z.string().trim().min(1).max(40),
  rpc: z.url({ protocol: /^https?$/ }),
  genesis: Key,
  token: z.strictObject({
    address: Key,
    symbol: z.string().regex(/^[A-Za-z0-9.]{1,12}$/, 'must be letters and digits'),
    decimals: z.int().min(2).max(18),
  }),
  treasury: Key,
  explorer: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .endsWith('/')
    .optional(),
});

function toSolana({ explorer, genesis, name, rpc, token, treasury }: z.infer<typeof Solana>): SolanaNetwork {
  return { explorer, genesis, name, rpc, token, treasury, id: idOf(genesis, token.address) };
}

const idOf = (genesis: string, mint: string): number =>
  FIRST_ID + createHash('sha256').update(`${genesis}:${mint}`).digest().readUInt32BE(0);

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

export interface Web3Networks {
  web3: readonly Web3Chain[];
  solana: readonly SolanaNetwork[];
}

/** Without a kind it is an EVM chain. */
const Network = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && !('kind' in value) ? { ...value, kind: 'evm' } : value),
  z.discriminatedUnion('kind', [Chain, Solana]),
);

/** Empty without chains. Throws SettingError. */
export function readWeb3(read: Read, currency: string): Web3Networks {
  const text = read('WEB3_CHAINS', web3Definitions.WEB3_CHAINS);
  if (text === undefined) return { web3: [], solana: [] };
  const networks = z.array(Network).min(1).max(8).safeParse(parse(text));
  if (!networks.success) {
    const [issue] = networks.error.issues;
    const at = issue?.path.join('.') ?? '';
    throw new SettingError(
      `WEB3_CHAINS must be a list of chains: ${at === '' ? '' : `${at}: `}${issue?.message ?? ''}`,
    );
  }
  const web3 = networks.data.flatMap(({ kind, ...chain }) => (kind === 'evm' && 'chainId' in chain ? [chain] : []));
  const solana = networks.data.flatMap((network) => (network.kind === 'solana' ? [toSolana(network)] : []));
  requireDistinct(
    web3.map(({ chainId }) => String(chainId)),
    'each with a chainId of its own',
  );
  requireDistinct(
    solana.map(({ id }) => String(id)),
    'each token of a Solana cluster once',
  );
  for (const { tokens } of web3) {
    requireDistinct(
      tokens.map(({ address }) => address),
      'each token of a chain once',
    );
  }
  if (currency !== STABLE_CURRENCY) {
    throw new SettingError(
      `SHOP_CURRENCY must be ${STABLE_CURRENCY}, that of the stablecoins, where there are WEB3_CHAINS`,
    );
  }
  return { web3, solana };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingError('WEB3_CHAINS must be JSON');
  }
}

function requireDistinct(values: readonly string[], rule: string): void {
  if (new Set(values).size < values.length) throw new SettingError(`WEB3_CHAINS must be a list of chains, ${rule}`);
}
