import type { Logger } from 'pino';
import type { FeedItem, FeedNews, FeedPage } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import type { Clock } from '../lib/clock.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import type { Posts } from '../posts/posts.ts';
import {
  countFollowed,
  findFeed,
  findSeenAt,
  listOf,
  setSeenAt,
  type FeedRequest,
  type FeedRow,
} from './feed-store.ts';
import type { Member } from '../http/reader.ts';

const MOST_NEW = 10;

interface FeedDeps {
  database: Database;
  log: Logger;
  clock: Clock;
  explore: Explore;
  posts: Posts;
}

export class Feed {
  readonly #deps: FeedDeps;

  constructor(deps: FeedDeps) {
    this.#deps = deps;
  }

  /** Newest first, without what the view hides. */
  async list(member: Member, request: FeedRequest): Promise<FeedPage> {
    const { accountId } = member;
    const rows = await findFeed(this.#deps.database.db, accountId, request);
    const page = cutPage(rows, request.limit, listOf(accountId), (row) => [row.at, row.id]);
    return { items: await this.#show(member, page.items), nextCursor: page.nextCursor };
  }

  async news(member: Member): Promise<FeedNews> {
    const { db } = this.#deps.database;
    const { accountId } = member;
    const seenAt = await findSeenAt(db, accountId);
    const rows = seenAt === undefined ? [] : await findFeed(db, accountId, { limit: MOST_NEW }, seenAt);
    const shown = await this.#show(member, rows.slice(0, MOST_NEW));
    return { newCount: shown.length, followingCount: await countFollowed(db, accountId) };
  }

  /** `until` is RFC 3339; the future counts as now. */
  async markSeen(member: Member, until: string): Promise<FeedNews> {
    const { clock, database } = this.#deps;
    await setSeenAt(database.db, member.accountId, Math.min(Date.parse(until), clock.now()));
    return this.news(member);
  }

  async #show(member: Member, rows: readonly FeedRow[]): Promise<FeedItem[]> {
    const { explore, log, posts } = this.#deps;
    const { view } = member;
    const postOf = await posts.find(member, idsOf(rows, 'post'));
    const characterIds = rows.filter(({ kind }) => kind !== 'story').map((row) => row.subject_id);
    const characters = await explore.characterCards(view, characterIds);
    const stories = await explore.storyCards(view, idsOf(rows, 'story'));
    const characterOf = new Map(characters.map((card) => [card.characterId, card]));
    const storyOf = new Map(stories.map((card) => [card.storyId, card]));
    const show = (row: FeedRow): FeedItem[] => {
      const at = new Date(row.at).toISOString();
      if (row.kind === 'story') {
        const story = storyOf.get(row.id);
        return story === undefined ? [] : [{ kind: 'story', story, at }];
      }
      const character = characterOf.get(row.subject_id);
      if (character === undefined) return [];
      if (row.kind === 'character') return [{ kind: 'character', character, at }];
      const post = postOf.get(row.id);
      return post === undefined ? [] : [{ kind: 'post', post, character, at }];
    };
    return showRows(log, { table: 'feed', rows, idOf: (row) => row.id, show });
  }
}

function idsOf(rows: readonly FeedRow[], kind: FeedRow['kind']): string[] {
  return rows.filter((row) => row.kind === kind).map((row) => row.id);
}
