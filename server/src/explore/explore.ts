import type { Logger } from 'pino';
import type { Brand } from '../config/config.ts';
import type {
  Character,
  CharacterCard,
  CharacterPage,
  RemixOrigin,
  Story,
  StoryCard,
  StoryPage,
  Tag,
} from '../contract/validators.ts';
import type { Database, Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import { showOrigins, toCharacter, toCharacterCard, toStory, toStoryCard, type KnownOfCards } from './cards.ts';
import * as characters from './character-store.ts';
import type { CharacterCardRow } from './character-store.ts';
import { readChain } from './remix-chain.ts';
import * as stories from './story-store.ts';
import type { StoryCardRow } from './story-store.ts';
import { findExpressions } from './expressions/expression-store.ts';
import { showExpressions, showPortraitFilm } from './expressions/show-expressions.ts';
import type { ListedEntry } from './listed/listed-entry.ts';
import { listListedCharacters, listListedStories } from './listed/listed-store.ts';
import { findTags } from './tag-store.ts';
import type { View } from '../http/view.ts';
import type { ListRequest, StoryRequest } from './list-request.ts';

export interface ExploreDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  brand: Brand;
  newForDays: number;
  readMakers: (db: Queries, ownerIds: readonly string[]) => Promise<KnownOfCards['makers']>;
}

export class Explore {
  readonly #deps: ExploreDeps;

  constructor(deps: ExploreDeps) {
    this.#deps = deps;
  }

  /** The characters and the stories that search engines may list. */
  async listedCharacters(): Promise<ListedEntry[]> {
    return listListedCharacters(this.#deps.database.db);
  }

  async listedStories(): Promise<ListedEntry[]> {
    return listListedStories(this.#deps.database.db);
  }

  async listCharacters(view: View, request: ListRequest): Promise<CharacterPage> {
    const { db } = this.#deps.database;
    const rows = await characters.listCharacters(db, view, request);
    const list = characters.listOf(view, request);
    const page = cutPage(rows, request.limit, list, (row) => characters.keyOf(row, request.sort));
    const total = await characters.countCharacters(db, view, request);
    return { items: await this.#showCharacters(view, page.items), nextCursor: page.nextCursor, total };
  }

  async listStories(view: View, request: StoryRequest): Promise<StoryPage> {
    const { db } = this.#deps.database;
    const rows = await stories.listStories(db, view, request);
    const list = stories.listOf(view, request);
    const page = cutPage(rows, request.limit, list, (row) => stories.keyOf(row, request.sort));
    const total = await stories.countStories(db, view, request);
    return { items: this.#showStories(page.items), nextCursor: page.nextCursor, total };
  }

  /** Throws NOT_FOUND for what the view does not show. */
  async getCharacter(view: View, characterId: string): Promise<Character> {
    const { brand, database } = this.#deps;
    const { db } = database;
    const row = await characters.findCharacter(db, view, characterId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
    const appearing = await stories.findStoriesWith(db, view, characterId);
    const known = await this.#knownOf(view, [row]);
    const expressions = showExpressions(row, await findExpressions(db, characterId));
    const details = { brand, expressions, film: showPortraitFilm(row), stories: appearing, viewerId: view.viewerId };
    return toCharacter(row, { ...known, ...details });
  }

  /** Throws NOT_FOUND for what the view does not show. */
  async getStory(view: View, storyId: string): Promise<Story> {
    const { brand, database } = this.#deps;
    const row = await stories.findStory(database.db, view, storyId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
    const makers = await this.#makersOf([row]);
    const details = { brand, makers, newSince: this.#newSince(), viewerId: view.viewerId };
    return toStory(row, { ...details, cast: await this.castOf(view, storyId) });
  }

  /**
   * A story that the viewer has begun: also one that its author has withdrawn or deleted since.
   *
   * @throws {AppError} NOT_FOUND for one that is withheld.
   */
  async getBegunStory(view: View, storyId: string): Promise<{ story: Story; isWithdrawn: boolean }> {
    const { brand, database } = this.#deps;
    const row = await stories.findBegunStory(database.db, view, storyId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
    const details = { brand, makers: await this.#makersOf([row]), newSince: this.#newSince(), viewerId: view.viewerId };
    const story = toStory(row, { ...details, cast: await this.castOf(view, storyId) });
    const isWithdrawn = row.deleted_at !== null || (row.visibility === 'private' && !story.own);
    return { story, isWithdrawn };
  }

  async castOf(view: View, storyId: string): Promise<CharacterCard[]> {
    return this.characterCards(view, await stories.findCastIds(this.#deps.database.db, storyId));
  }

  async listTags(view: View): Promise<Tag[]> {
    const rows = await findTags(this.#deps.database.db, view);
    return rows
      .map((row) => ({
        tagId: row.tag_id,
        label: row.label,
        characterCount: row.character_count ?? 0,
        storyCount: row.story_count ?? 0,
      }))
      .toSorted((a, b) => b.characterCount + b.storyCount - (a.characterCount + a.storyCount));
  }

  /** A card for something new. Throws NOT_FOUND for what is deleted or not shown. */
  async characterCard(view: View, characterId: string): Promise<CharacterCard> {
    const row = await characters.findCharacter(this.#deps.database.db, view, characterId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
    return toCharacterCard(row, await this.#knownOf(view, [row]));
  }

  /** Cards in the ids' order, without what the view does not show; includes the viewer's deleted ones. */
  async characterCards(view: View, ids: readonly string[]): Promise<CharacterCard[]> {
    return this.#cardsInOrder(
      view,
      ids,
      await characters.findCharacterCards(this.#deps.database.db, view, [...new Set(ids)]),
    );
  }

  /** `characterCards` with those since deleted or made private, which the viewer used before. */
  async metCharacterCards(view: View, ids: readonly string[]): Promise<CharacterCard[]> {
    return this.#cardsInOrder(
      view,
      ids,
      await characters.findMetCards(this.#deps.database.db, view, [...new Set(ids)]),
    );
  }

  async remixOrigins(view: View, chain: readonly RemixOrigin[]): Promise<RemixOrigin[]> {
    const ids = chain.flatMap(({ characterId }) => characterId ?? []);
    return showOrigins(chain, await characters.findOpenIds(this.#deps.database.db, view, ids));
  }

  async storyCards(view: View, ids: readonly string[]): Promise<StoryCard[]> {
    const rows = await stories.findStoryCards(this.#deps.database.db, view, [...new Set(ids)]);
    return inOrder(ids, new Map(this.#showStories(rows).map((card) => [card.storyId, card])));
  }

  async #cardsInOrder(view: View, ids: readonly string[], rows: readonly CharacterCardRow[]): Promise<CharacterCard[]> {
    const cards = await this.#showCharacters(view, rows);
    return inOrder(ids, new Map(cards.map((card) => [card.characterId, card])));
  }

  async #knownOf(view: View, rows: readonly CharacterCardRow[]): Promise<KnownOfCards> {
    const { database } = this.#deps;
    const originals = rows.flatMap((row) => readChain(row.remix_of).flatMap(({ characterId }) => characterId ?? []));
    return {
      newSince: this.#newSince(),
      makers: await this.#makersOf(rows),
      openIds: await characters.findOpenIds(database.db, view, [...new Set(originals)]),
    };
  }

  async #makersOf(rows: readonly Pick<CharacterCardRow, 'owner_id' | 'visibility'>[]): Promise<KnownOfCards['makers']> {
    const { database, readMakers } = this.#deps;
    const published = rows.filter(({ visibility }) => visibility !== 'private');
    const ownerIds = [...new Set(published.flatMap((row) => row.owner_id ?? []))];
    return ownerIds.length === 0 ? new Map() : readMakers(database.db, ownerIds);
  }

  async #showCharacters(view: View, rows: readonly CharacterCardRow[]): Promise<CharacterCard[]> {
    const known = await this.#knownOf(view, rows);
    return showRows(this.#deps.log, {
      table: 'characters',
      rows,
      idOf: (row) => row.character_id,
      show: (row) => toCharacterCard(row, known),
    });
  }

  #showStories(rows: readonly StoryCardRow[]): StoryCard[] {
    const newSince = this.#newSince();
    return showRows(this.#deps.log, {
      table: 'stories',
      rows,
      idOf: (row) => row.story_id,
      show: (row) => toStoryCard(row, newSince),
    });
  }

  #newSince(): number {
    return this.#deps.clock.now() - this.#deps.newForDays * DAY_MS;
  }
}

export function inOrder<Card>(ids: readonly string[], cards: ReadonlyMap<string, Card>): Card[] {
  return ids.flatMap((id) => cards.get(id) ?? []);
}
