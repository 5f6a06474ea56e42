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
import { showExpressions } from './expressions/show-expressions.ts';
import { findTags } from './tag-store.ts';
import type { View } from '../http/view.ts';
import type { ListRequest, StoryRequest } from './list-request.ts';

export interface ExploreDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  brand: Brand;
  /** How many days an entry counts as new. */
  newForDays: number;
  /** The public names of accounts. */
  readMakers: (db: Queries, ownerIds: readonly string[]) => Promise<KnownOfCards['makers']>;
}

/** Characters, stories and tags as visitors find them. Everything obeys the view's content mode. */
export class Explore {
  readonly #deps: ExploreDeps;

  constructor(deps: ExploreDeps) {
    this.#deps = deps;
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

  /** @throws {AppError} NOT_FOUND for an unknown id, and for one that the view must not show. */
  async getCharacter(view: View, characterId: string): Promise<Character> {
    const { brand, database } = this.#deps;
    const { db } = database;
    const row = await characters.findCharacter(db, view, characterId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
    const ids = await stories.findStoryIdsByCast(db, characterId);
    const rows = await stories.findStoryCards(db, view, ids);
    const appearing = inOrder(ids, new Map(rows.map((story) => [story.story_id, story])));
    const known = await this.#knownOf(view, [row]);
    const expressions = showExpressions(row, await findExpressions(db, characterId));
    return toCharacter(row, { ...known, brand, expressions, stories: appearing, viewerId: view.viewerId });
  }

  /** @throws {AppError} NOT_FOUND for an unknown id, and for one that the view must not show. */
  async getStory(view: View, storyId: string): Promise<Story> {
    const { brand, database } = this.#deps;
    const row = await stories.findStory(database.db, view, storyId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
    const details = { brand, newSince: this.#newSince(), viewerId: view.viewerId };
    return toStory(row, { ...details, cast: await this.castOf(view, storyId) });
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

  /**
   * The card of a character with which something new may begin.
   *
   * @throws {AppError} NOT_FOUND for an unknown or deleted one, and for one that the view must not show.
   */
  async characterCard(view: View, characterId: string): Promise<CharacterCard> {
    const row = await characters.findCharacter(this.#deps.database.db, view, characterId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
    return toCharacterCard(row, await this.#knownOf(view, [row]));
  }

  /**
   * Cards in the order of the ids; those that the view does not show are left out. What the viewer has deleted is among
   * them, for what was begun with it before.
   */
  async characterCards(view: View, ids: readonly string[]): Promise<CharacterCard[]> {
    return this.#cardsInOrder(
      view,
      ids,
      await characters.findCharacterCards(this.#deps.database.db, view, [...new Set(ids)]),
    );
  }

  /**
   * As `characterCards`, for what the viewer has begun with the characters while they were shown: also those that their
   * owners have deleted or made private since. The caller knows that there is such a beginning.
   */
  async metCharacterCards(view: View, ids: readonly string[]): Promise<CharacterCard[]> {
    return this.#cardsInOrder(
      view,
      ids,
      await characters.findMetCards(this.#deps.database.db, view, [...new Set(ids)]),
    );
  }

  /** The credit of a remix as a viewer reads it. */
  async remixOrigins(view: View, chain: readonly RemixOrigin[]): Promise<RemixOrigin[]> {
    const ids = chain.flatMap(({ characterId }) => characterId ?? []);
    return showOrigins(chain, await characters.findOpenIds(this.#deps.database.db, view, ids));
  }

  /** Cards in the order of the ids; those that the view does not show are left out. */
  async storyCards(view: View, ids: readonly string[]): Promise<StoryCard[]> {
    const rows = await stories.findStoryCards(this.#deps.database.db, view, [...new Set(ids)]);
    return inOrder(ids, new Map(this.#showStories(rows).map((card) => [card.storyId, card])));
  }

  async #cardsInOrder(view: View, ids: readonly string[], rows: readonly CharacterCardRow[]): Promise<CharacterCard[]> {
    const cards = await this.#showCharacters(view, rows);
    return inOrder(ids, new Map(cards.map((card) => [card.characterId, card])));
  }

  /** What cards tell beyond the rows of their characters: names of makers, and which originals of remixes are shown. */
  async #knownOf(view: View, rows: readonly CharacterCardRow[]): Promise<KnownOfCards> {
    const { database, readMakers } = this.#deps;
    const published = rows.filter(({ visibility }) => visibility !== 'private');
    const ownerIds = [...new Set(published.flatMap((row) => row.owner_id ?? []))];
    const originals = rows.flatMap((row) => readChain(row.remix_of).flatMap(({ characterId }) => characterId ?? []));
    return {
      newSince: this.#newSince(),
      makers: ownerIds.length === 0 ? new Map() : await readMakers(database.db, ownerIds),
      openIds: await characters.findOpenIds(database.db, view, [...new Set(originals)]),
    };
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

/** The cards in the order of the ids; ids without a card are left out. */
export function inOrder<Card>(ids: readonly string[], cards: ReadonlyMap<string, Card>): Card[] {
  return ids.flatMap((id) => cards.get(id) ?? []);
}
