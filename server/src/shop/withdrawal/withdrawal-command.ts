import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { AccountMail } from '../../accounts/sign-in/notices/account-mail.ts';
import { AppError } from '../../errors.ts';
import type { WithdrawalState } from '../tables.ts';
import { noteSent, type NoteDeps } from './note-sent.ts';
import { changeWithdrawal, findOrdered, listWithdrawals, type OrderedWithdrawal } from './withdrawal-store.ts';

export const WITHDRAWALS_USAGE = `npm run withdrawals -w server -- <command>

  list [--state open|back|all] [--limit <number>]
        withdrawals from orders, the last first; those whose money is not back yet unless told otherwise
  show <order>
        what is known of one, with the address for mails of its buyer, to ask where a payment on a chain should go
  retry <order>
        let the server ask the provider once more with its next round, after a refund that has failed
  refunded <order>
        note that you have sent the money by hand, as payments on chains need, or where the provider failed`;

export class WithdrawalsUsageError extends Error {
  override readonly name = 'WithdrawalsUsageError';
}

const States = {
  open: ['waiting', 'refunding', 'disputed'],
  back: ['refunded'],
  all: ['waiting', 'refunding', 'disputed', 'refunded'],
} as const satisfies Record<string, readonly WithdrawalState[]>;

const List = z.object({
  state: z.enum(['open', 'back', 'all']).default('open'),
  limit: z.coerce.number().int().min(1).max(1000).default(20),
});

interface CommandDeps extends NoteDeps {
  accountMail: Pick<AccountMail, 'addressOf'>;
}

type Act = (deps: CommandDeps, withdrawal: OrderedWithdrawal) => Promise<string>;

const ACTS: Readonly<Record<string, Act>> = { show, retry, refunded };

/**
 * Runs an operator's command about withdrawals and returns its output.
 *
 * @param args After the command's name.
 * @throws {WithdrawalsUsageError}
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export async function runWithdrawals(deps: CommandDeps, args: readonly string[]): Promise<string> {
  const { positionals, values } = readArgs(args);
  const [command = '', orderId, ...rest] = positionals;
  if (command === 'list' && orderId === undefined) return list(deps, values);
  const act = Object.hasOwn(ACTS, command) ? ACTS[command] : undefined;
  if (act === undefined || orderId === undefined || rest.length > 0) throw new WithdrawalsUsageError(WITHDRAWALS_USAGE);
  const withdrawal = await findOrdered(deps.database.db, orderId);
  if (withdrawal === undefined) throw new AppError('NOT_FOUND', `There is no withdrawal from ${orderId}`);
  return act(deps, withdrawal);
}

function readArgs(args: readonly string[]) {
  const options = { state: { type: 'string' }, limit: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new WithdrawalsUsageError(WITHDRAWALS_USAGE, { cause });
  }
}

async function list({ database }: CommandDeps, values: object): Promise<string> {
  const wanted = List.safeParse(values);
  if (!wanted.success) throw new WithdrawalsUsageError(WITHDRAWALS_USAGE, { cause: wanted.error });
  const { limit, state } = wanted.data;
  const rows = await listWithdrawals(database.db, States[state], limit);
  return rows.length === 0 ? 'There are none.' : rows.map(lineOf).join('\n');
}

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

function moneyOf(amount: number, currency: string): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  return `${(amount / 10 ** (digits ?? 2)).toFixed(digits)} ${currency}`;
}

function lineOf(row: OrderedWithdrawal): string {
  const { amount, currency, order_id: orderId, provider, withdrawn_at: at } = row;
  return `${timeOf(at)}  ${provider}  ${orderId}  ${moneyOf(amount, currency)}  ${standingOf(row)}`;
}

function standingOf({ attempt, owed_at: owedAt, refund_at: refundAt, state }: OrderedWithdrawal): string {
  if (owedAt !== null) return 'to be sent by hand';
  if (state !== 'waiting') return NAMES[state];
  return attempt === 1 ? NAMES.waiting : `refund failed, attempt ${attempt} after ${timeOf(refundAt)}`;
}

const NAMES = {
  waiting: 'waiting for the next round of the server',
  refunding: 'asked of the provider',
  disputed: 'disputed at the bank',
  refunded: 'refunded',
} as const satisfies Record<WithdrawalState, string>;

async function show({ accountMail, database }: CommandDeps, row: OrderedWithdrawal): Promise<string> {
  const address = await accountMail.addressOf(database.db, row.account_id);
  const { amount, currency, mail_at: mailAt, mailed, order_id: orderId, payment_ref: paymentRef } = row;
  return [
    `order      ${orderId}`,
    `withdrawn  ${timeOf(row.withdrawn_at)}`,
    `payment    ${row.provider}  ${paymentRef}`,
    `refund     ${moneyOf(amount, currency)}  ${standingOf(row)}`,
    `points     ${row.points} left the balance`,
    `account    ${row.account_id}  ${address ?? 'without an address for mails'}`,
    `mail       ${mailed === 0 ? 'none, there was no address' : mailAt === null ? 'sent' : 'not sent yet'}`,
  ].join('\n');
}

async function retry({ clock, database }: CommandDeps, row: OrderedWithdrawal): Promise<string> {
  const { attempt, order_id: orderId, state, withdrawal_id: id } = row;
  const isFailed = state === 'waiting' && attempt > 1;
  if (!isFailed || !(await changeWithdrawal(database.db, id, ['waiting'], { refund_at: clock.now() }))) {
    throw new AppError('CONFLICT', `No refund of ${orderId} has failed`);
  }
  return `The refund of ${orderId} is asked for with the next round of the server.`;
}

/** One that the provider has been asked for may still arrive, and must not be sent twice. */
async function refunded(deps: CommandDeps, row: OrderedWithdrawal): Promise<string> {
  const { clock, database, receive } = deps;
  const { amount, attempt, order_id: orderId, payment_ref: paymentRef, provider, withdrawal_id: id } = row;
  const done = `The refund of ${orderId} is noted as sent.`;
  if (await noteSent(deps, paymentRef)) return done;
  const isFailed = row.state === 'waiting' && attempt > 1;
  if (!isFailed || !(await changeWithdrawal(database.db, id, ['waiting'], { state: 'refunding' }))) {
    throw new AppError('CONFLICT', `${orderId} is not to be refunded by hand: it is ${standingOf(row)}`);
  }
  const event = { eventId: `by-hand:${id}`, at: clock.now(), kind: 'payment-refunded' as const, paymentRef };
  await receive(provider, { ...event, refunded: row.refunded_before + amount });
  return done;
}
