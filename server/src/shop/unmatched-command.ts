import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import { flushCalls } from '../providers/payment/web3/flush-calls.ts';
import { listOwedRefunds } from '../providers/payment/web3/refund-store.ts';
import type { Web3RefundRow } from '../providers/payment/web3/tables.ts';
import { lockOrder } from './order-store.ts';
import { payPack } from './settle.ts';
import type { UnmatchedPaymentRow, UnmatchedState } from './tables.ts';
import { receiveEvent } from './payment-events.ts';
import { noteSent, type NoteDeps } from './withdrawal/note-sent.ts';
import { changeUnmatched, findUnmatched, listUnmatched } from './unmatched/unmatched-store.ts';

export const PAYMENTS_USAGE = `npm run payments -w server -- <command>

  list [--state open|settled|all] [--limit <number>]
        payments that arrived and bought nothing, the last first; open ones unless told otherwise
  refund <payment> [--provider <name>]
        refund it with the next round of the server, also after a refund that has failed
  refunded <payment> [--provider <name>]
        note that you have sent it back by hand, as payments on chains need
  flush <order>
        print the calls that move what was paid on chains for an order to the treasury
  assign <payment> <order> [--provider <name>]
        let it pay an order of points that is not paid, whatever its amount
  webhook <public url>
        create or update the webhook endpoint at Stripe; needs STRIPE_SECRET_KEY`;

const States = {
  open: ['waiting', 'refunding', 'refund-failed', 'disputed'],
  settled: ['refunded', 'assigned'],
  all: ['waiting', 'refunding', 'refund-failed', 'disputed', 'refunded', 'assigned'],
} as const satisfies Record<string, readonly UnmatchedState[]>;

const List = z.object({
  state: z.enum(['open', 'settled', 'all']).default('open'),
  limit: z.coerce.number().int().min(1).max(1000).default(20),
});

export class PaymentsUsageError extends Error {
  override readonly name = 'PaymentsUsageError';
}

interface CommandDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  points: Points;
}

/**
 * Runs an operator's command about unmatched payments and returns its output.
 *
 * @param args After the command's name.
 * @throws {PaymentsUsageError}
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export async function runPayments(deps: CommandDeps, args: readonly string[]): Promise<string> {
  const { positionals, values } = readArgs(args);
  const [command, paymentRef, orderId, ...rest] = positionals;
  if (command === 'list' && paymentRef === undefined) return list(deps, values);
  if (rest.length > 0 || paymentRef === undefined) throw new PaymentsUsageError(PAYMENTS_USAGE);
  if (command === 'flush' && orderId === undefined) return flush(deps, paymentRef);
  if (command === 'refunded' && orderId === undefined) return noteRefunded(deps, paymentRef, values.provider);
  if (command === 'refund' && orderId === undefined) return refund(deps, await find(deps, paymentRef, values.provider));
  if (command === 'assign' && orderId !== undefined) {
    return assign(deps, await find(deps, paymentRef, values.provider), orderId);
  }
  throw new PaymentsUsageError(PAYMENTS_USAGE);
}

function readArgs(args: readonly string[]) {
  const options = { state: { type: 'string' }, limit: { type: 'string' }, provider: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new PaymentsUsageError(PAYMENTS_USAGE, { cause });
  }
}

async function list({ database }: CommandDeps, values: object): Promise<string> {
  const wanted = List.safeParse(values);
  if (!wanted.success) throw new PaymentsUsageError(PAYMENTS_USAGE, { cause: wanted.error });
  const { limit, state } = wanted.data;
  const rows = await listUnmatched(database.db, States[state], limit);
  const owed = state === 'settled' ? [] : await listOwedRefunds(database.db);
  const lines = [...rows.map(lineOf), ...owed.map(owedLine)];
  return lines.length === 0 ? 'There are none.' : lines.join('\n');
}

/** Only currencies with cents are paid on chains. */
const owedLine = ({ amount, asked_at: askedAt, payment_ref: ref }: Web3RefundRow): string =>
  `${timeOf(askedAt)}  web3  ${ref}  ${(amount / 100).toFixed(2)} USD  refund of a withdrawal, to be sent by hand`;

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

function lineOf(row: UnmatchedPaymentRow): string {
  const { amount, currency, order_id: orderId, paid_at: paidAt, payment_ref: ref, provider, reason, state } = row;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const money = `${(amount / 10 ** (digits ?? 2)).toFixed(digits)} ${currency}`;
  const when = state === 'waiting' ? `waiting, refunded after ${timeOf(row.refund_at)}` : state;
  return `${timeOf(paidAt)}  ${provider}  ${ref}  ${money}  ${reason}  for ${orderId || 'no order'}  ${when}`;
}

async function find({ database }: CommandDeps, paymentRef: string, provider: string | undefined) {
  const found = (await findUnmatched(database.db, paymentRef)).filter(
    (row) => provider === undefined || row.provider === provider,
  );
  const [payment] = found;
  if (payment === undefined) throw new AppError('NOT_FOUND', `There is no unmatched payment ${paymentRef}`);
  if (found.length > 1) throw new AppError('CONFLICT', 'Several providers have this payment: add --provider');
  return payment;
}

/** Providers that cannot send money. */
const BY_HAND: ReadonlySet<string> = new Set(['web3']);

async function refund({ clock, database }: CommandDeps, payment: UnmatchedPaymentRow): Promise<string> {
  if (BY_HAND.has(payment.provider)) {
    throw new AppError(
      'CONFLICT',
      `${payment.provider} sends nothing back: send it by hand, then note it with refunded`,
    );
  }
  const changes = { state: 'waiting', refund_at: clock.now() } as const;
  if (!(await changeUnmatched(database.db, payment, ['waiting', 'refund-failed'], changes))) {
    throw new AppError('CONFLICT', `${payment.payment_ref} cannot be refunded any more`);
  }
  return `${payment.payment_ref} is refunded with the next round of the server.`;
}

/** Of an unmatched payment, or of the refunds of a payment that have to be sent by hand. */
async function noteRefunded(deps: CommandDeps, paymentRef: string, provider: string | undefined): Promise<string> {
  const { database } = deps;
  const receive: NoteDeps['receive'] = async (name, event) => receiveEvent(deps, name, event);
  if (await noteSent({ ...deps, receive }, paymentRef)) return `The refund of ${paymentRef} is noted as sent.`;
  const payment = await find(deps, paymentRef, provider);
  const changes = { state: 'refunded', refunded: payment.amount } as const;
  if (!(await changeUnmatched(database.db, payment, ['waiting', 'refund-failed'], changes))) {
    throw new AppError('CONFLICT', `${paymentRef} is on its way back, or has been settled`);
  }
  return `${paymentRef} is noted as refunded.`;
}

async function flush({ database }: CommandDeps, orderId: string): Promise<string> {
  const calls = await flushCalls(database.db, orderId);
  if (calls.length === 0) throw new AppError('NOT_FOUND', `Nothing final has arrived on a chain for ${orderId}`);
  return calls
    .map(({ chainId, data, to, token }) => `chain ${chainId}  token ${token}  to ${to}  data ${data}`)
    .join('\n');
}

async function assign(
  { clock, database, points }: CommandDeps,
  payment: UnmatchedPaymentRow,
  orderId: string,
): Promise<string> {
  return inTransaction(database, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === undefined) throw new AppError('NOT_FOUND', `There is no order ${orderId}`);
    if (order.kind !== 'pack' || payment.subscription_ref !== null) {
      throw new AppError('CONFLICT', 'Only an order of points can be paid in this way');
    }
    if (order.payment_ref !== null) throw new AppError('CONFLICT', `${orderId} is paid already`);
    const changes = { state: 'assigned', order_id: orderId } as const;
    if (!(await changeUnmatched(trx, payment, ['waiting', 'refund-failed'], changes))) {
      throw new AppError('CONFLICT', `${payment.payment_ref} is on its way back, or has been assigned`);
    }
    await payPack(trx, { points }, { ...order, amount: payment.amount }, { ref: payment.payment_ref, at: clock.now() });
    return `${payment.payment_ref} has paid ${orderId}: ${order.points} points.`;
  });
}
