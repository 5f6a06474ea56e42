import type { CharacterEngagement } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Explore } from '../explore/explore.ts';
import { forgetInteraction, recordInteraction } from '../history/interactions.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Posts } from '../posts/posts.ts';
import {
  addToCharacter,
  attach,
  ATTACHMENTS,
  detach,
  findCounts,
  isAttached,
  type Attachment,
} from './engagement-store.ts';
import type { Member, Reader } from './reader.ts';
import { requireCharacter } from './subjects.ts';

const DEEDS = { like: 'favourite', follow: 'follow' } as const satisfies Record<Attachment, string>;

export interface EngagementParts {
  database: Database;
  clock: Clock;
  ids: Ids;
  explore: Explore;
  posts: Posts;
  limits: { acts: RateLimit };
}

/** What readers make of characters. */
export class Engagement {
  readonly #parts: EngagementParts;

  constructor(parts: EngagementParts) {
    this.#parts = parts;
  }

  /** @throws {AppError} NOT_FOUND for a character that is not there or must not be shown. */
  async get(reader: Reader, characterId: string): Promise<CharacterEngagement> {
    const { database, explore, posts } = this.#parts;
    const { db } = database;
    const card = await requireCharacter(explore, reader, characterId);
    const counts = await findCounts(db, characterId);
    const { accountId } = reader;
    return {
      likeCount: counts.like_count,
      followerCount: counts.follower_count,
      chatCount: card.chatCount,
      postCount: await posts.count(characterId),
      commentCount: counts.comment_count,
      liked: accountId !== undefined && (await isAttached(db, 'like', characterId, accountId)),
      following: accountId !== undefined && (await isAttached(db, 'follow', characterId, accountId)),
    };
  }

  /** @param holds Whether the account is to like or follow; saying so again changes nothing. */
  async set(member: Member, characterId: string, attachment: Attachment, holds: boolean): Promise<CharacterEngagement> {
    const { clock, database, explore, ids, limits } = this.#parts;
    const { accountId } = member;
    await limits.acts(accountId);
    const card = await requireCharacter(explore, member, characterId);
    const row = { character_id: characterId, account_id: accountId, created_at: clock.now() };
    await inTransaction(database, async (trx) => {
      const changed = holds
        ? await attach(trx, attachment, row)
        : await detach(trx, attachment, characterId, accountId);
      if (!changed) return;
      await addToCharacter(trx, characterId, ATTACHMENTS[attachment].count, holds ? 1 : -1);
      const target = { kind: 'character', id: characterId } as const;
      const deed = { ownerId: accountId, kind: DEEDS[attachment], target };
      if (holds) await recordInteraction(trx, { ...deed, id: ids.next('int'), character: card, at: row.created_at });
      else await forgetInteraction(trx, deed);
    });
    return this.get(member, characterId);
  }
}
