import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Locale } from '../lib/locale.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import { ownerOf, type Principal, type SessionValues } from '../http/principal.ts';
import { readProfiles, type Profile } from './read-profiles.ts';
import { findAccount, insertAccount, updateAccountLocale } from './session-store.ts';
import type { Sessions } from './sessions.ts';

export interface AccountDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  points: Points;
  sessions: Sessions;
}

/** What the avatar menu shows (Product §3.4). */
export interface BasicInfo extends Profile {
  points: number;
}

export class Accounts {
  readonly #deps: AccountDeps;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
  }

  /** Makes an account of a guest session and signs it in: gift, points and new credential in one transaction. */
  async register(principal: Principal, profile: Profile): Promise<SessionValues> {
    const { database, ids, sessions } = this.#deps;
    return inTransaction(database, async (trx, afterCommit) => {
      const accountId = ids.next('acc');
      await this.create(trx, accountId, profile);
      return sessions.signIn(trx, afterCommit, principal, { accountId, isProof: false });
    });
  }

  async create(trx: Trx, accountId: string, profile: Profile): Promise<void> {
    await insertAccount(trx, {
      account_id: accountId,
      user_name: profile.userName,
      motto: profile.motto,
      avatar_url: profile.avatarUrl,
      created_at: this.#deps.clock.now(),
      locale: null,
    });
    await this.#deps.points.welcomeAccount(trx, accountId);
  }

  async profiles(db: Queries, ownerIds: readonly string[]): Promise<Map<string, Profile>> {
    return readProfiles(db, ownerIds);
  }

  /** A guest's texts are empty; `locale` becomes the language of mails to the account. */
  async basicInfo(principal: Principal, locale: Locale): Promise<BasicInfo> {
    const { database, points } = this.#deps;
    const balance = await points.balance(database.db, ownerOf(principal));
    if (principal.accountId === undefined) return { userName: '', motto: '', avatarUrl: '', points: balance };
    const account = await findAccount(database.db, principal.accountId);
    if (account === undefined) throw new AppError('UNAUTHENTICATED', 'The account no longer exists');
    if (account.locale !== locale) await updateAccountLocale(database.db, account.account_id, locale);
    return { userName: account.user_name, motto: account.motto, avatarUrl: account.avatar_url, points: balance };
  }
}
