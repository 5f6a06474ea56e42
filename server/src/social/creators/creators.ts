import type { Logger } from 'pino';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Profile } from '../../accounts/read-profiles.ts';
import type { FollowedCreator, FollowedCreatorPage, WorkCreator } from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Explore } from '../../explore/explore.ts';
import { findSubjectState, requireSubject, type SubjectName } from '../../explore/subjects.ts';
import type { RateLimit } from '../../rate-limits/memory-limit.ts';
import type { Member, Reader } from '../../http/reader.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { cutPage } from '../../lists/keyset.ts';
import { showRows } from '../../lists/show-rows.ts';
import {
  countFollowedCreators,
  deleteCreatorFollow,
  findCreatorFollow,
  findFollowedCreators,
  insertCreatorFollow,
  listOf,
  type CreatorFollow,
  type CreatorRequest,
} from './creator-store.ts';

export const MOST_CREATORS = 1_000;

export interface CreatorDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  accounts: Pick<Accounts, 'profiles'>;
  explore: Explore;
  limits: { acts: RateLimit };
  /** Called in the transaction of a follow. */
  beginFeed: (trx: Trx, accountId: string, now: number) => Promise<void>;
}

interface Creator {
  accountId: string;
  profile: Profile;
}

/**
 * Who published something, as someone to follow. The id of an account never leaves the server: a creator is named by a
 * work, and for who follows them by the id of the follow.
 */
export class Creators {
  readonly #deps: CreatorDeps;

  constructor(deps: CreatorDeps) {
    this.#deps = deps;
  }

  /** Undefined where there is no creator to follow: of the house, not public, the reader's own, or without a name. */
  async ofWork({ accountId, view }: Reader, work: SubjectName): Promise<WorkCreator | undefined> {
    const creator = await this.#find(work);
    if (creator === undefined || creator.accountId === view.viewerId) return undefined;
    const { db } = this.#deps.database;
    const follow = accountId === undefined ? undefined : await findCreatorFollow(db, accountId, creator.accountId);
    return { name: creator.profile.userName, followId: follow?.follow_id ?? null };
  }

  /** The last one first, without those who deleted their account. */
  async list({ accountId }: Member, request: CreatorRequest): Promise<FollowedCreatorPage> {
    const { accounts, database, log } = this.#deps;
    const rows = await findFollowedCreators(database.db, accountId, request);
    const page = cutPage(rows, request.limit, listOf(accountId), (row) => [row.created_at, row.follow_id]);
    const creatorIds = page.items.map((row) => row.creator_id);
    const profiles = await accounts.profiles(database.db, creatorIds);
    const show = (row: CreatorFollow): FollowedCreator[] => {
      const profile = profiles.get(row.creator_id);
      return profile === undefined || profile.userName === '' ? [] : [showFollow(row, profile)];
    };
    const items = showRows(log, { table: 'creator_follows', rows: page.items, idOf: (row) => row.follow_id, show });
    return { items, nextCursor: page.nextCursor };
  }

  /**
   * Idempotent.
   *
   * @throws {AppError} NOT_FOUND for a work that is hidden from the member, is not public or has no creator; FORBIDDEN
   *   for the member's own; CONFLICT beyond `MOST_CREATORS`.
   */
  async follow(member: Member, work: SubjectName): Promise<FollowedCreator> {
    const { clock, database, explore, ids, limits } = this.#deps;
    const { accountId } = member;
    await limits.acts(accountId);
    await requireSubject(explore, member, work);
    const creator = await this.#find(work);
    if (creator === undefined) throw new AppError('NOT_FOUND', 'There is no creator to follow');
    if (creator.accountId === accountId) throw new AppError('FORBIDDEN', 'An account cannot follow itself');
    const now = clock.now();
    const row = { follow_id: ids.next('flw'), account_id: accountId, creator_id: creator.accountId, created_at: now };
    return inTransaction(database, async (trx) => {
      if (await insertCreatorFollow(trx, row)) {
        if ((await countFollowedCreators(trx, accountId)) > MOST_CREATORS) {
          throw new AppError('CONFLICT', `An account can follow ${MOST_CREATORS} creators: unfollow one first`);
        }
        await this.#deps.beginFeed(trx, accountId, now);
        return showFollow(row, creator.profile);
      }
      const before = await findCreatorFollow(trx, accountId, creator.accountId);
      return showFollow(before ?? row, creator.profile);
    });
  }

  /** Idempotent; a follow of another account counts as none. */
  async unfollow({ accountId }: Member, followId: string): Promise<void> {
    const { database, limits } = this.#deps;
    await limits.acts(accountId);
    await deleteCreatorFollow(database.db, accountId, followId);
  }

  async #find(work: SubjectName): Promise<Creator | undefined> {
    const { accounts, database } = this.#deps;
    const state = await findSubjectState(database.db, work);
    if (state === undefined || state.owner_id === null || state.visibility !== 'public') return undefined;
    if (state.withheld_at !== null || state.deleted_at !== null) return undefined;
    const profile = (await accounts.profiles(database.db, [state.owner_id])).get(state.owner_id);
    return profile === undefined || profile.userName === '' ? undefined : { accountId: state.owner_id, profile };
  }
}

function showFollow(row: CreatorFollow, { avatarUrl, userName }: Profile): FollowedCreator {
  return {
    followId: row.follow_id,
    name: userName,
    avatarUrl: avatarUrl || null,
    since: new Date(row.created_at).toISOString(),
  };
}
