import type { Logger } from 'pino';
import type { AccountMail } from '../accounts/sign-in/notices/account-mail.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { FRESH_MS, requireFreshProof } from '../accounts/security/fresh-proof.ts';
import { listIdentities } from '../accounts/sign-in/identity-store.ts';
import { isProof } from '../accounts/sign-in/sign-in.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { accountOf, type Principal, type SessionValues } from '../http/principal.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../lib/clock.ts';
import type { FileKind } from '../kept-files/sweep-files.ts';
import type { PaymentProviders } from '../providers/payment/payment-providers.ts';
import type { Storage } from '../providers/storage/storage.ts';
import type { RoomServices } from '../rooms/services.ts';
import { forgetCreator } from '../bundles/bundle-store.ts';
import { forgetAuthor } from '../proposals/proposal-store.ts';
import { forgetGiver } from '../shop/gifts/gift-store.ts';
import { updateMembershipState } from '../shop/membership-store.ts';
import { deletionMail } from './deletion-mail.ts';
import {
  closeOrders,
  eraseProfile,
  findDueDeletions,
  findOpenMemberships,
  findRunningJobs,
  hasBegunSince,
  insertDeletion,
  updateDeletion,
} from './deletion-store.ts';
import { eraseFiles } from './erase-files.ts';
import { eraseTalks } from './erase-talks.ts';
import { eraseOwnRows } from './own-row-store.ts';
import { blankReports, eraseSocial } from './social-store.ts';
import { eraseCharacter, eraseStory, findCharacters, findStories, withdrawWorks } from './work-store.ts';

/** Of each table and step, so that no transaction is long. */
const BATCH = 200;
/** Works of one round, each in its own transaction. */
const WORKS = 50;
const ACCOUNTS = 20;
/** While its jobs end, in ms. */
const SOON_MS = 5_000;
/** After a failure, and for what requests that were under way may still write, in ms. */
const LATER_MS = 60_000;
/** No request takes longer, in ms: what is written after the deletion is written by then. */
const REQUESTS_MS = 120_000;

export interface AccountDeletionDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  jobs: Jobs;
  sessions: Sessions;
  rooms: Pick<RoomServices, 'rooms' | 'members'>;
  providers: PaymentProviders;
  storage: Storage;
  fileKinds: readonly FileKind[];
  accountMail: Pick<AccountMail, 'prepare'>;
  config: Pick<Config, 'brand' | 'publicUrl'>;
}

/**
 * Deletes accounts: at once the account cannot be entered or met, and a sweep erases what it had in small steps, each of
 * which may be repeated, so that it continues after a crash. `docs/retention.md` says what stays.
 */
export class AccountDeletion {
  readonly #deps: AccountDeletionDeps;

  constructor(deps: AccountDeletionDeps) {
    this.#deps = deps;
  }

  /**
   * Marks the caller's account as deleted, which cannot be undone, and answers a guest's session on the same device.
   *
   * @throws {AppError} REGISTRATION_REQUIRED for a guest; FORBIDDEN with the field `proof` without a fresh one;
   * UNAUTHENTICATED when the session has just ended.
   */
  async delete(principal: Principal): Promise<SessionValues> {
    const { accountMail, clock, config, database, jobs, sessions } = this.#deps;
    const { brand, publicUrl } = config;
    const accountId = accountOf(principal);
    const now = clock.now();
    await this.#requirePresence(principal, accountId);
    const sendMail = await accountMail.prepare(database.db, accountId, (locale) =>
      deletionMail({ at: now, brand, locale, publicUrl }),
    );
    const session = await inTransaction(database, async (trx, afterCommit) => {
      if (!(await insertDeletion(trx, accountId, now))) {
        throw new AppError('UNAUTHENTICATED', 'The account no longer exists');
      }
      await eraseProfile(trx, accountId);
      await closeOrders(trx, accountId);
      await forgetGiver(trx, accountId);
      await forgetCreator(trx, accountId);
      await blankReports(trx, 'proposal', await forgetAuthor(trx, accountId, now));
      await withdrawWorks(trx, accountId, now);
      return sessions.leaveForGood(trx, afterCommit, principal, accountId);
    });
    void jobs.background.run('a mail about a deleted account could not be sent', sendMail);
    void jobs.background.run('erasing a deleted account failed', (signal) => this.sweep(signal));
    return session;
  }

  /** An account that has no way to prove its owner's presence, such as one of a provider, takes a new sign-in instead. */
  async #requirePresence(principal: Principal, accountId: string): Promise<void> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    const identities = await listIdentities(database.db, accountId);
    const canProve = identities.length === 0 || identities.some(({ kind }) => isProof(kind));
    if (!canProve && (await hasBegunSince(database.db, principal.sessionId, now - FRESH_MS))) return;
    requireFreshProof(principal, now);
  }

  /** Continues deletions that are not complete. */
  async sweep(signal?: AbortSignal): Promise<void> {
    const { clock, database, log } = this.#deps;
    for (const { account_id: accountId, requested_at: at } of await findDueDeletions(
      database.db,
      clock.now(),
      ACCOUNTS,
    )) {
      try {
        await this.#erase(accountId, at, signal);
      } catch (error) {
        if (signal?.aborted) return;
        log.warn({ err: error, accountId }, 'erasing a deleted account failed');
        await updateDeletion(database.db, accountId, { next_at: clock.now() + LATER_MS });
      }
      if (signal?.aborted) return;
    }
  }

  async #erase(accountId: string, requestedAt: number, signal: AbortSignal | undefined): Promise<void> {
    const { clock, database } = this.#deps;
    const hasEnded = await this.#endMemberships(accountId);
    if (!(await this.#stopJobs(accountId))) {
      await updateDeletion(database.db, accountId, { next_at: clock.now() + SOON_MS });
      return;
    }
    let erased = 0;
    for (;;) {
      if (signal?.aborted) return;
      const round = await this.#eraseSome(accountId);
      if (round === 0) break;
      erased += round;
    }
    const now = clock.now();
    const isOver = erased === 0 && hasEnded && now >= requestedAt + REQUESTS_MS;
    await updateDeletion(database.db, accountId, isOver ? { erased_at: now } : { next_at: now + LATER_MS });
  }

  /** One round, children before parents; how much it has erased. */
  async #eraseSome(accountId: string): Promise<number> {
    const { database } = this.#deps;
    const talks = await eraseTalks(this.#deps, accountId, BATCH);
    if (talks > 0) return talks;
    const social = await inTransaction(database, (trx) => eraseSocial(trx, accountId, BATCH));
    const own = await eraseOwnRows(database, accountId, BATCH);
    const works = await this.#eraseWorks(accountId);
    if (social + own + works > 0) return social + own + works;
    return eraseFiles(this.#deps, accountId, BATCH);
  }

  async #eraseWorks(accountId: string): Promise<number> {
    const { database } = this.#deps;
    const stories = await findStories(database.db, accountId, WORKS);
    for (const story of stories) await inTransaction(database, (trx) => eraseStory(trx, story));
    const characters = await findCharacters(database.db, accountId, WORKS);
    for (const character of characters) await inTransaction(database, (trx) => eraseCharacter(trx, character));
    return stories.length + characters.length;
  }

  /** Asks running jobs to stop; whether none runs any more. */
  async #stopJobs(accountId: string): Promise<boolean> {
    const { database, jobs } = this.#deps;
    const running = await findRunningJobs(database.db, accountId);
    for (const jobId of running) await jobs.stop(jobId);
    return running.length === 0;
  }

  /** Whether no membership takes money any more; what fails is tried again. */
  async #endMemberships(accountId: string): Promise<boolean> {
    const { clock, database, log, providers } = this.#deps;
    let hasEnded = true;
    for (const held of await findOpenMemberships(database.db, accountId)) {
      try {
        if (held.state !== 'ending') await providers.require(held.provider).setRenewal(held.subscription_ref, false);
        const ended = { state: 'ended', state_at: clock.now() } as const;
        await updateMembershipState(database.db, held.membership_id, ended);
      } catch (error) {
        hasEnded = false;
        log.warn(
          { err: error, provider: held.provider, accountId },
          'ending the membership of a deleted account failed',
        );
      }
    }
    return hasEnded;
  }
}
