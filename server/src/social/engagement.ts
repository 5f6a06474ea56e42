import type { CharacterEngagement, StoryEngagement } from '../contract/validators.ts';
import type { Caller } from '../http/caller.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import { forgetInteraction, recordInteraction } from '../history/interactions.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Posts } from '../posts/posts.ts';
import type { Creators } from './creators/creators.ts';
import { addToCount, deleteFollow, findCounts, insertFollow, isFollowing } from './engagement-store.ts';
import { countFavourites, deleteFavourite, insertFavourite, isFavourite } from './favourite-store.ts';
import { MOST_FAVOURITES } from './favourites.ts';
import { beginFeed } from './feed-store.ts';
import type { Member, Reader } from '../http/reader.ts';
import { requireCharacter, requireSubject, type Subject, type SubjectName } from '../explore/subjects.ts';

export interface EngagementDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  explore: Explore;
  posts: Posts;
  creators: Pick<Creators, 'ofWork'>;
  limits: { acts: RateLimit };
}

/** Guests' likes are in no count. */
export interface Liker extends Caller {
  accountId: string | undefined;
}

export class Engagement {
  readonly #deps: EngagementDeps;

  constructor(deps: EngagementDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND. */
  async ofCharacter(reader: Reader, characterId: string): Promise<CharacterEngagement> {
    const { creators, database, explore, posts } = this.#deps;
    const { db } = database;
    const card = await requireCharacter(explore, reader, characterId);
    const subject = { kind: 'character', id: characterId } as const;
    const counts = await findCounts(db, subject);
    const { accountId } = reader;
    const creator = await creators.ofWork(reader, subject);
    return {
      likeCount: counts.like_count,
      followerCount: counts.follower_count,
      chatCount: card.chatCount,
      postCount: await posts.count(characterId),
      commentCount: counts.comment_count,
      liked: await this.#likes(reader, subject),
      following: accountId !== undefined && (await isFollowing(db, characterId, accountId)),
      ...(creator === undefined ? {} : { creator }),
    };
  }

  /** Throws NOT_FOUND. */
  async ofStory(reader: Reader, storyId: string): Promise<StoryEngagement> {
    const { creators, database, explore } = this.#deps;
    const subject = { kind: 'story', id: storyId } as const;
    await requireSubject(explore, reader, subject);
    const counts = await findCounts(database.db, subject);
    const creator = await creators.ofWork(reader, subject);
    return {
      likeCount: counts.like_count,
      commentCount: counts.comment_count,
      liked: await this.#likes(reader, subject),
      ...(creator === undefined ? {} : { creator }),
    };
  }

  /** Idempotent. Throws NOT_FOUND, CONFLICT for too many. */
  async setLike(liker: Liker, name: SubjectName, likes: boolean): Promise<void> {
    const { clock, database, explore, ids, limits } = this.#deps;
    const { accountId, ownerId } = liker;
    await limits.acts(ownerId);
    const subject = await requireSubject(explore, liker, name);
    const now = clock.now();
    const row = { owner_id: ownerId, subject_kind: name.kind, subject_id: name.id, created_at: now };
    await inTransaction(database, async (trx) => {
      const changed = likes ? await insertFavourite(trx, row) : await deleteFavourite(trx, name, ownerId);
      if (!changed) return;
      if (likes && (await countFavourites(trx, ownerId)) > MOST_FAVOURITES) {
        throw new AppError('CONFLICT', `There is room for ${MOST_FAVOURITES} favourites: remove one first`);
      }
      if (accountId !== undefined) await addToCount(trx, name, 'like_count', likes ? 1 : -1);
      await this.#record(trx, { ownerId, kind: 'favourite', id: ids.next('int'), at: now, subject, holds: likes });
    });
  }

  async setFollow(member: Member, characterId: string, follows: boolean): Promise<CharacterEngagement> {
    const { clock, database, explore, ids, limits } = this.#deps;
    const { accountId } = member;
    await limits.acts(accountId);
    const subject = await requireSubject(explore, member, { kind: 'character', id: characterId });
    const now = clock.now();
    await inTransaction(database, async (trx) => {
      const changed = follows
        ? await insertFollow(trx, { character_id: characterId, account_id: accountId, created_at: now })
        : await deleteFollow(trx, characterId, accountId);
      if (!changed) return;
      if (follows) await beginFeed(trx, accountId, now);
      await addToCount(trx, subject, 'follower_count', follows ? 1 : -1);
      await this.#record(trx, {
        ownerId: accountId,
        kind: 'follow',
        id: ids.next('int'),
        at: now,
        subject,
        holds: follows,
      });
    });
    return this.ofCharacter(member, characterId);
  }

  async #record(trx: Trx, { at, holds, id, kind, ownerId, subject }: RecordedAct): Promise<void> {
    const deed = { ownerId, kind, target: { kind: subject.kind, id: subject.id } };
    if (holds) await recordInteraction(trx, { ...deed, id, subject, at });
    else await forgetInteraction(trx, deed);
  }

  async #likes({ view: { viewerId } }: Reader, subject: SubjectName): Promise<boolean> {
    return viewerId !== undefined && isFavourite(this.#deps.database.db, subject, viewerId);
  }
}

interface RecordedAct {
  ownerId: string;
  kind: 'favourite' | 'follow';
  id: string;
  at: number;
  subject: Subject;
  holds: boolean;
}
