import type { Logger } from 'pino';
import type { Brand } from '../config/config.ts';
import type {
  Character,
  CharacterCard,
  CharacterPage,
  Story,
  StoryCard,
  StoryPage,
  Tag,
} from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import { toCharacter, toCharacterCard, toStory, toStoryCard } from './cards.ts';
import * as characters from './character-store.ts';
import type { CharacterCardRow } from './character-store.ts';
import * as stories from './story-store.ts';
import type { StoryCardRow } from './story-store.ts';
import { findTags } from './tag-store.ts';
import type { View } from '../http/view.ts';
import type { ListRequest, StoryRequest } from './list-request.ts';

export interface ExploreParts {
  database: Database;
  clock: Clock;
  log: Logger;
  brand: Brand;
  /** How many days an entry counts as new. */
  newForDays: number;
}

/** Characters, stories and tags as visitors find them. Everything obeys the view's content mode. */
export class Explore {
  readonly #parts: ExploreParts;

  constructor(parts: ExploreParts) {
    this.#parts = parts;
  }

  async listCharacters(view: View, request: ListRequest): Promise<CharacterPage> {
    const { db } = this.#parts.database;
    const rows = await characters.listCharacters(db, view, request);
    const list = characters.listOf(view, request);
    const page = cutPage(rows, request.limit, list, (row) => characters.keyOf(row, request.sort));
    const total = await characters.countCharacters(db, view, request);
    return { items: this.#showCharacters(page.items), nextCursor: page.nextCursor, total };
  }

  async listStories(view: View, request: StoryRequest): Promise<StoryPage> {
    const { db } = this.#parts.database;
    const rows = await stories.listStories(db, view, request);
    const list = stories.listOf(view, request);
    const page = cutPage(rows, request.limit, list, (row) => stories.keyOf(row, request.sort));
    const total = await stories.countStories(db, view, request);
    return { items: this.#showStories(page.items), nextCursor: page.nextCursor, total };
  }

  /** @throws {AppError} NOT_FOUND for an unknown id, and for one that the view must not show. */
  async getCharacter(view: View, characterId: string): Promise<Character> {
    const { brand, database } = this.#parts;
    const { db } = database;
    const row = await characters.findCharacter(db, view, characterId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
    const ids = await stories.findStoryIdsByCast(db, characterId);
    const rows = await stories.findStoryCards(db, view, ids);
    const appearing = inOrder(ids, new Map(rows.map((story) => [story.story_id, story])));
    return toCharacter(row, { brand, newSince: this.#newSince(), stories: appearing, viewerId: view.viewerId });
  }

  /** @throws {AppError} NOT_FOUND for an unknown id, and for one that the view must not show. */
  async getStory(view: View, storyId: string): Promise<Story> {
    const { brand, database } = this.#parts;
    const row = await stories.findStory(database.db, view, storyId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
    const details = { brand, newSince: this.#newSince(), viewerId: view.viewerId };
    return toStory(row, { ...details, cast: await this.castOf(view, storyId) });
  }

  async castOf(view: View, storyId: string): Promise<CharacterCard[]> {
    return this.characterCards(view, await stories.findCastIds(this.#parts.database.db, storyId));
  }

  async listTags(view: View): Promise<Tag[]> {
    const rows = await findTags(this.#parts.database.db, view);
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
    const row = await characters.findCharacter(this.#parts.database.db, view, characterId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
    return toCharacterCard(row, this.#newSince());
  }

  /**
   * Cards in the order of the ids; those that the view does not show are left out. What the viewer has deleted is among
   * them, for what was begun with it before.
   */
  async characterCards(view: View, ids: readonly string[]): Promise<CharacterCard[]> {
    const rows = await characters.findCharacterCards(this.#parts.database.db, view, [...new Set(ids)]);
    return inOrder(ids, new Map(this.#showCharacters(rows).map((card) => [card.characterId, card])));
  }

  /** Cards in the order of the ids; those that the view does not show are left out. */
  async storyCards(view: View, ids: readonly string[]): Promise<StoryCard[]> {
    const rows = await stories.findStoryCards(this.#parts.database.db, view, [...new Set(ids)]);
    return inOrder(ids, new Map(this.#showStories(rows).map((card) => [card.storyId, card])));
  }

  #showCharacters(rows: readonly CharacterCardRow[]): CharacterCard[] {
    const newSince = this.#newSince();
    return showRows(this.#parts.log, {
      table: 'characters',
      rows,
      idOf: (row) => row.character_id,
      show: (row) => toCharacterCard(row, newSince),
    });
  }

  #showStories(rows: readonly StoryCardRow[]): StoryCard[] {
    const newSince = this.#newSince();
    return showRows(this.#parts.log, {
      table: 'stories',
      rows,
      idOf: (row) => row.story_id,
      show: (row) => toStoryCard(row, newSince),
    });
  }

  #newSince(): number {
    return this.#parts.clock.now() - this.#parts.newForDays * DAY_MS;
  }
}

/** The cards in the order of the ids; ids without a card are left out. */
export function inOrder<Card>(ids: readonly string[], cards: ReadonlyMap<string, Card>): Card[] {
  return ids.flatMap((id) => cards.get(id) ?? []);
}
