import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { ServerSecret } from '../../lib/server-secret.ts';
import { countUses, endCoupon, insertCoupon, listCoupons } from './coupon-store.ts';
import { hashCode } from './coupons.ts';
import type { CouponRow } from './tables.ts';

export const COUPONS_USAGE = `npm run coupons -w server -- <command>

  add <code> (--percent <1-99> | --amount <minor units>) [--minimum <minor units>] [--ends <date and time>]
      [--uses <number>] [--per-account <number>] [--note <text>]
        a coupon in the shop's currency; an account may use it once unless told otherwise, with 0 as often as it likes.
        The code is stored as a digest and cannot be shown again
  list [--limit <number>]
        coupons, the last first, and how often each is used
  end <code>
        it counts no more; orders that were made with it stay as they are`;

export class CouponsUsageError extends Error {
  override readonly name = 'CouponsUsageError';
}

interface CommandDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  secret: ServerSecret;
  /** The shop's. */
  currency: string;
}

const MOST_MONEY = 100_000_000;
const MOST_USES = 1_000_000_000;

const money = z.coerce.number().int().min(1).max(MOST_MONEY);

const Code = z.string().regex(/^[A-Za-z0-9-]{4,40}$/);

const Add = z
  .object({
    percent: z.coerce.number().int().min(1).max(99).optional(),
    amount: money.optional(),
    minimum: money.optional(),
    ends: z
      .string()
      .transform((text) => Date.parse(text))
      .pipe(z.number())
      .optional(),
    uses: z.coerce.number().int().min(1).max(MOST_USES).optional(),
    'per-account': z.coerce.number().int().min(0).max(MOST_USES).default(1),
    note: z.string().max(200).default(''),
    code: Code,
  })
  .refine(({ amount, percent }) => (amount === undefined) !== (percent === undefined));

const List = z.object({ limit: z.coerce.number().int().min(1).max(1000).default(50) });

/**
 * Runs an operator's command about coupons and returns its output.
 *
 * @param args After the command's name.
 * @throws {CouponsUsageError}
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export async function runCoupons(deps: CommandDeps, args: readonly string[]): Promise<string> {
  const { positionals, values } = readArgs(args);
  const [command, code, ...rest] = positionals;
  if (rest.length > 0) throw new CouponsUsageError(COUPONS_USAGE);
  if (command === 'add') return add(deps, { ...values, code });
  if (command === 'end') return end(deps, code);
  if (command === 'list' && code === undefined) return list(deps, values);
  throw new CouponsUsageError(COUPONS_USAGE);
}

function readArgs(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    percent: text,
    amount: text,
    minimum: text,
    ends: text,
    uses: text,
    'per-account': text,
    note: text,
    limit: text,
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new CouponsUsageError(COUPONS_USAGE, { cause });
  }
}

function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const wanted = shape.safeParse(value);
  if (!wanted.success) throw new CouponsUsageError(COUPONS_USAGE, { cause: wanted.error });
  return wanted.data;
}

async function add({ clock, currency, database, ids, secret }: CommandDeps, values: object): Promise<string> {
  const wanted = read(Add, values);
  const { 'per-account': perAccount } = wanted;
  const coupon: CouponRow = {
    coupon_id: ids.next('cpn'),
    code_hash: hashCode(secret, wanted.code),
    note: wanted.note,
    percent: wanted.percent ?? null,
    amount: wanted.amount ?? null,
    currency,
    minimum: wanted.minimum ?? null,
    most_uses: wanted.uses ?? null,
    most_per_account: perAccount === 0 ? null : perAccount,
    ends_at: wanted.ends ?? null,
    created_at: clock.now(),
  };
  if (!(await insertCoupon(database.db, coupon))) throw new AppError('CONFLICT', 'There is a coupon with this code');
  return lineOf(coupon, 0, clock.now());
}

async function list({ clock, database }: CommandDeps, values: object): Promise<string> {
  const { limit } = read(List, values);
  const now = clock.now();
  const lines: string[] = [];
  for (const coupon of await listCoupons(database.db, limit)) {
    const { all } = await countUses(database.db, coupon.coupon_id, { accountId: undefined, now });
    lines.push(lineOf(coupon, all, now));
  }
  return lines.length === 0 ? 'There are none.' : lines.join('\n');
}

async function end({ clock, database, secret }: CommandDeps, code: string | undefined): Promise<string> {
  const hash = hashCode(secret, read(Code, code));
  if (!(await endCoupon(database.db, hash, clock.now()))) {
    throw new AppError('NOT_FOUND', 'There is no such coupon, or it has ended');
  }
  return 'It has ended.';
}

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

function lineOf(coupon: CouponRow, uses: number, now: number): string {
  const { amount, coupon_id: id, currency, ends_at: endsAt, minimum, note, percent } = coupon;
  const { most_per_account: perAccount, most_uses: mostUses } = coupon;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const show = (minor: number) => `${(minor / 10 ** (digits ?? 2)).toFixed(digits)} ${currency}`;
  return [
    id,
    percent === null ? `${show(amount ?? 0)} off` : `${percent}% off`,
    minimum === null ? 'any order' : `from ${show(minimum)}`,
    `${uses} of ${mostUses ?? 'any number of'} uses`,
    perAccount === null ? 'any number per account' : `${perAccount} per account`,
    endsAt === null ? 'no end' : `${endsAt <= now ? 'ended' : 'ends'} ${timeOf(endsAt)}`,
    ...(note === '' ? [] : [note]),
  ].join('  ');
}
