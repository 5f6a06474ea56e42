import { z } from 'zod';
import type { Operators } from '../accounts/operators/operators.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { findAccountId } from '../accounts/sign-in/identity-store.ts';
import type { Suspensions } from '../accounts/suspensions/suspensions.ts';
import type { AccountRow } from '../accounts/tables.ts';
import type { Person, PersonList, PersonSummary, SuspensionForm } from '../contract/validators.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction, type AfterCommit } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import { canonicalEmail } from '../lib/email-address.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { Points } from '../points/points.ts';
import type { Act, ActLog } from './act-log.ts';
import type { Acting } from './acting.ts';
import { findAccountsByName, findLiveAccount } from './person-store.ts';

const MOST_FOUND = 20;
const LONGEST_SUSPENSION_MS = 3653 * DAY_MS;

export interface PeopleDeps {
  database: Database;
  clock: Clock;
  operators: Pick<Operators, 'isNamed'>;
  points: Pick<Points, 'add' | 'balance' | 'lock' | 'pay'>;
  sessions: Pick<Sessions, 'countOpen' | 'endAll'>;
  suspensions: Suspensions;
  acts: Pick<ActLog, 'record'>;
}

type RecordAct = (act: Omit<Act, 'operator_id' | 'target_id' | 'target_kind'>) => Promise<string>;
type Work = (trx: Trx, record: RecordAct, afterCommit: AfterCommit) => Promise<void>;

interface Deed extends Acting {
  accountId: string;
  operation: string;
  form: object;
}

/** Accounts as operators see and change them. Each change records an act in its transaction. */
export class People {
  readonly #deps: PeopleDeps;

  constructor(deps: PeopleDeps) {
    this.#deps = deps;
  }

  /** By id or verified email address exactly, otherwise by the beginning of a name. */
  async find(words: string): Promise<PersonList> {
    const { db } = this.#deps.database;
    const query = words.trim();
    if (query === '') return { items: [], more: false };
    const named = await this.#findExactly(query);
    const rows = named === undefined ? await findAccountsByName(db, query, MOST_FOUND + 1) : [named];
    const found = rows.slice(0, MOST_FOUND);
    const suspended = await this.#deps.suspensions.suspended(
      db,
      found.map((row) => row.account_id),
    );
    const items = await Promise.all(found.map((row) => this.#summary(row, suspended.has(row.account_id))));
    return { items, more: rows.length > MOST_FOUND };
  }

  /** Throws NOT_FOUND, also for a deleted account. */
  async get(operatorId: string, accountId: string): Promise<Person> {
    const { operators, sessions, suspensions } = this.#deps;
    const row = await this.#require(accountId);
    const suspension = await suspensions.find(accountId);
    return {
      ...(await this.#summary(row, suspension !== null)),
      motto: row.motto,
      suspension,
      isOperator: await operators.isNamed(accountId),
      isSelf: accountId === operatorId,
      openSessions: await sessions.countOpen(accountId),
    };
  }

  /** Throws VALIDATION_FAILED for an end that is past or too far away, CONFLICT for the operator, NOT_FOUND. */
  async suspend(acting: Acting, accountId: string, form: SuspensionForm): Promise<Person> {
    const { clock, suspensions } = this.#deps;
    const until = Date.parse(form.until);
    const now = clock.now();
    if (!(until > now && until <= now + LONGEST_SUSPENSION_MS)) {
      throw new AppError('VALIDATION_FAILED', 'until: must be in the next ten years', { field: 'until' });
    }
    forbidSelf(acting, accountId);
    const reason = form.reason.trim();
    return this.#act({ ...acting, accountId, operation: 'suspend-person', form }, async (trx, record) => {
      await suspensions.suspend(trx, accountId, { until, reason });
      await record({ kind: 'account-suspended', reason, until });
    });
  }

  /** Throws CONFLICT without a suspension, NOT_FOUND. */
  async lift(acting: Acting, accountId: string, form: { reason: string }): Promise<Person> {
    return this.#act({ ...acting, accountId, operation: 'lift-suspension', form }, async (trx, record) => {
      await this.#deps.suspensions.lift(trx, accountId);
      await record({ kind: 'suspension-lifted', reason: form.reason.trim() });
    });
  }

  /** Throws CONFLICT for the operator, NOT_FOUND. */
  async signOut(acting: Acting, accountId: string, form: { reason: string }): Promise<Person> {
    forbidSelf(acting, accountId);
    const deed = { ...acting, accountId, operation: 'sign-out-person', form };
    return this.#act(deed, async (trx, record, afterCommit) => {
      await this.#deps.sessions.endAll(trx, afterCommit, accountId);
      await record({ kind: 'signed-out', reason: form.reason.trim() });
    });
  }

  /** Throws VALIDATION_FAILED for 0, CONFLICT where the balance would fall below 0, NOT_FOUND. */
  async adjustPoints(acting: Acting, accountId: string, form: { points: number; reason: string }): Promise<Person> {
    const { points } = this.#deps;
    const { points: amount } = form;
    if (amount === 0) throw new AppError('VALIDATION_FAILED', 'points: must not be 0', { field: 'points' });
    return this.#act({ ...acting, accountId, operation: 'adjust-points', form }, async (trx, record) => {
      const reason = form.reason.trim();
      const actId = await record({ kind: amount > 0 ? 'points-granted' : 'points-taken', reason, points: amount });
      const movement = { walletId: accountId, amount: Math.abs(amount), reference: `operator:${actId}` };
      if (amount > 0) {
        await points.add(trx, { ...movement, reason: 'operator-grant' });
        return;
      }
      const balance = await points.lock(trx, accountId);
      if (balance < movement.amount) throw new AppError('CONFLICT', `The account has only ${balance} points`);
      await points.pay(trx, { ...movement, reason: 'operator-taken' });
    });
  }

  async #act({ accountId, form, key, operation, operatorId }: Deed, work: Work): Promise<Person> {
    const { acts, clock, database } = this.#deps;
    await this.#require(accountId);
    const request = { ownerId: operatorId, operation, key, input: { accountId, form }, now: clock.now() };
    await inTransaction(database, (trx, afterCommit) =>
      runIdempotent(trx, request, z.null(), async () => {
        const target = { operator_id: operatorId, target_kind: 'account', target_id: accountId } as const;
        await work(trx, (act) => acts.record(trx, { ...target, ...act }), afterCommit);
        return null;
      }),
    );
    return this.get(operatorId, accountId);
  }

  async #findExactly(query: string): Promise<AccountRow | undefined> {
    const { db } = this.#deps.database;
    if (query.startsWith('acc-')) return findLiveAccount(db, query);
    const address = query.includes('@') ? canonicalEmail(query) : undefined;
    if (address === undefined) return undefined;
    const accountId = await findAccountId(db, { kind: 'email', subject: address });
    return accountId === undefined ? undefined : findLiveAccount(db, accountId);
  }

  async #require(accountId: string): Promise<AccountRow> {
    const row = await findLiveAccount(this.#deps.database.db, accountId);
    if (row === undefined) throw new AppError('NOT_FOUND', `There is no account ${accountId}`);
    return row;
  }

  async #summary(row: AccountRow, isSuspended: boolean): Promise<PersonSummary> {
    const { database, points } = this.#deps;
    return {
      accountId: row.account_id,
      userName: row.user_name,
      avatarUrl: row.avatar_url,
      createdAt: new Date(row.created_at).toISOString(),
      balance: await points.balance(database.db, row.account_id),
      state: isSuspended ? 'suspended' : 'active',
    };
  }
}

function forbidSelf({ operatorId }: Acting, accountId: string): void {
  if (operatorId === accountId) throw new AppError('CONFLICT', 'Operators cannot do this to their own account');
}
