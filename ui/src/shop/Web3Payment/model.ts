import type { SolanaOption, Web3Option, Web3Payment, Web3PaymentState, Web3Transfer } from '@fabula/sdk/types';

import type { MoneyValue } from '../model';

/** A token on a chain in which what is missing can be sent. */
export type Web3OptionValue = Pick<
  Web3Option,
  'chainId' | 'network' | 'token' | 'symbol' | 'address' | 'amount' | 'uri'
>;

/** The same on Solana, where a transfer has to name the order. */
export type SolanaOptionValue = Pick<
  SolanaOption,
  'network' | 'token' | 'symbol' | 'address' | 'reference' | 'amount' | 'uri'
>;

export type PayOption = Web3OptionValue | SolanaOptionValue;

export interface Web3PaymentValue {
  readonly state: Web3PaymentState;
  /** That the order buys. */
  readonly points: number;
  readonly price: MoneyValue;
  /** Empty once there is nothing to send. */
  readonly options: readonly Web3OptionValue[];
  /** Decimal numbers of the currency. */
  readonly received: Web3Payment['received'];
  readonly missing: Web3Payment['missing'];
  readonly surplus: Web3Payment['surplus'];
  readonly transfers: readonly Pick<Web3Transfer, 'network' | 'transaction' | 'url'>[];
  /** Undefined where the server takes no payments on Solana. */
  readonly solana?:
    | {
        readonly options: readonly SolanaOptionValue[];
        readonly transfers: readonly Pick<Web3Transfer, 'network' | 'transaction' | 'url'>[];
      }
    | undefined;
  readonly confirmations: number;
  /** Null where the chain itself says what is final. */
  readonly confirmationsNeeded: number | null;
  /** RFC 3339. */
  readonly expiresAt: string;
}

/** A wallet that was found in the browser. */
export interface PayingWallet {
  readonly id: string;
  readonly name: string;
}

/** How a payment by a wallet of the browser stands. */
export type WalletStage = 'idle' | 'asking' | 'sent' | 'rejected' | 'wrong-network' | 'failed';

/** What was copied last. */
export type Copied = 'amount' | 'address' | undefined;

type Named = Pick<Web3OptionValue, 'chainId' | 'token'> | Pick<SolanaOptionValue, 'network' | 'token'>;

export const keyOf = (option: Named): string =>
  `${'chainId' in option ? option.chainId : option.network}:${option.token}`;
