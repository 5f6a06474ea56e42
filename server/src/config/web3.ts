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

export const web3Definitions = {
  WEB3_CHAINS: optional({
    fallback: 'no payment on chains',
    description:
      'EVM chains on which points can be paid, as a JSON list of {chainId, name, rpc, tokens: [{address, symbol, ' +
      'decimals}], treasury, factory, final, explorer}; final is a number of confirmations or "finalized", and explorer, ' +
      'if there is one, the address to which the hash of a transaction is added',
  }),
} as const satisfies Record<string, Variable<unknown>>;

/** Stablecoins that stand for another currency cannot be told from their address, so there is one. */
const STABLE_CURRENCY = 'USD';

const Address = z
  .string()
  .refine((text) => isAddress(text), 'must be an address of 20 bytes, with a right checksum where it has one')
  .transform((text) => getAddress(text));

const Chain = z.strictObject({
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

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Empty without chains. Throws SettingError. */
export function readWeb3(read: Read, currency: string): Web3Chain[] {
  const text = read('WEB3_CHAINS', web3Definitions.WEB3_CHAINS);
  if (text === undefined) return [];
  const chains = z.array(Chain).min(1).max(8).safeParse(parse(text));
  if (!chains.success) {
    const [issue] = chains.error.issues;
    const at = issue?.path.join('.') ?? '';
    throw new SettingError(
      `WEB3_CHAINS must be a list of chains: ${at === '' ? '' : `${at}: `}${issue?.message ?? ''}`,
    );
  }
  requireDistinct(
    chains.data.map(({ chainId }) => String(chainId)),
    'each with a chainId of its own',
  );
  for (const { tokens } of chains.data) {
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
  return chains.data;
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
