import type { OperatorsConfig } from '../../config/operators.ts';
import type { Database, Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Principal } from '../../http/principal.ts';
import { findSuspension } from '../suspensions/suspension-store.ts';
import { findAccountId, listIdentities } from '../sign-in/identity-store.ts';

/** The accounts that `OPERATORS` names. */
export class Operators {
  readonly #database: Database;
  readonly #named: OperatorsConfig;
  readonly #clock: Clock;

  constructor(database: Database, named: OperatorsConfig, clock: Clock) {
    this.#database = database;
    this.#named = named;
    this.#clock = clock;
  }

  /** Returns the operator's account id. Throws NOT_FOUND for all others, and while suspended, as if there were nothing. */
  async require(principal: Pick<Principal, 'accountId'> | undefined): Promise<string> {
    const accountId = principal?.accountId;
    if (accountId !== undefined && (await this.isActive(accountId))) return accountId;
    throw new AppError('NOT_FOUND', 'There is nothing at this address');
  }

  /** Whether an account is one of them and not suspended. */
  async isActive(accountId: string): Promise<boolean> {
    if (!(await this.isNamed(accountId))) return false;
    return (await findSuspension(this.#database.db, accountId, this.#clock.now())) === undefined;
  }

  /** Whether an account is one of them; `db` is the caller’s transaction where it is in one. */
  async isNamed(accountId: string, db: Queries = this.#database.db): Promise<boolean> {
    const { accountIds, emails } = this.#named;
    if (accountIds.has(accountId)) return true;
    if (emails.size === 0) return false;
    const identities = await listIdentities(db, accountId);
    return identities.some(({ kind, subject }) => kind === 'email' && emails.has(subject));
  }

  /** The ids of all of them that have an account; one named by id may have none. */
  async accountIds(db: Queries = this.#database.db): Promise<string[]> {
    const { accountIds, emails } = this.#named;
    const identities = [...emails].map((subject) => ({ kind: 'email' as const, subject }));
    const found = await Promise.all(identities.map((identity) => findAccountId(db, identity)));
    return [...accountIds, ...found.filter((accountId) => accountId !== undefined)];
  }
}
