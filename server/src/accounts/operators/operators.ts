import type { OperatorsConfig } from '../../config/operators.ts';
import type { Database, Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Principal } from '../../http/principal.ts';
import { findAccountId, listIdentities } from '../sign-in/identity-store.ts';

/** The accounts that `OPERATORS` names. */
export class Operators {
  readonly #database: Database;
  readonly #named: OperatorsConfig;

  constructor(database: Database, named: OperatorsConfig) {
    this.#database = database;
    this.#named = named;
  }

  /** Returns the operator's account id. Throws NOT_FOUND for everyone else, as if there were nothing. */
  async require(principal: Pick<Principal, 'accountId'> | undefined): Promise<string> {
    const accountId = principal?.accountId;
    if (accountId !== undefined && (await this.isNamed(accountId))) return accountId;
    throw new AppError('NOT_FOUND', 'There is nothing at this address');
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
