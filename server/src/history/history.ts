import type { Logger } from 'pino';
import {
  GenHistoryItem,
  Interaction,
  type GenHistoryPage,
  type InteractionPage,
  type PlayPlace,
} from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import { findDeleted } from '../explore/own/own-characters.ts';
import type { View } from '../http/view.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import {
  addToCost,
  deleteGeneration,
  deleteInteraction,
  findGenerations,
  findInteractions,
  generationsOf,
  insertGeneration,
  insertInteraction,
  interactionsOf,
} from './history-store.ts';
import type { GenerationRow, InteractionRow } from './tables.ts';

export interface HistoryDeps {
  db: Queries;
  explore: Explore;
  findPlaces: (db: Queries, storySessionIds: readonly string[]) => Promise<ReadonlyMap<string, PlayPlace>>;
  log: Logger;
}

export interface HistoryRequest {
  cursor?: string | undefined;
  limit: number;
}

export interface HistoryReader {
  ownerId: string;
  view: View;
}

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

const MOST_READS = 4;

export async function listGenerations(
  { db, explore, log }: HistoryDeps,
  { ownerId, view }: HistoryReader,
  request: HistoryRequest,
): Promise<GenHistoryPage> {
  const list = generationsOf(ownerId);
  return fillPage(request, async ({ cursor, limit }) => {
    const rows = await findGenerations(db, ownerId, { cursor, limit });
    const page = cutPage(rows, limit, list, (row) => [row.created_at, row.generation_id]);
    const seen = await explore.characterCards(
      view,
      page.items.flatMap((row) => row.character_id ?? []),
    );
    const made = page.items.filter((row) => row.kind === 'character').map((row) => row.generation_id);
    const gone = await findDeleted(db, made);
    const known = new Set(seen.map((card) => card.characterId));
    const shown = page.items.filter(
      (row) => row.character_id === null || (known.has(row.character_id) && !gone.has(row.generation_id)),
    );
    const items = showRows(log, {
      table: 'generations',
      rows: shown,
      idOf: (row) => row.generation_id,
      show: toGeneration,
    });
    return { ...page, items };
  });
}

/** An owner's acts, newest first, without what the view hides. */
export async function listInteractions(
  { db, explore, findPlaces, log }: HistoryDeps,
  { ownerId, view }: HistoryReader,
  request: HistoryRequest,
): Promise<InteractionPage> {
  const list = interactionsOf(ownerId);
  return fillPage(request, async ({ cursor, limit }) => {
    const rows = await findInteractions(db, ownerId, { cursor, limit });
    const page = cutPage(rows, limit, list, (row) => [row.created_at, row.interaction_id]);
    const known = await knownTargets(explore, view, page.items);
    const shown = page.items.filter((row) => known.has(subjectOf(row)));
    const played = shown.filter((row) => row.kind === 'play').map((row) => row.interaction_id);
    const places = await findPlaces(db, played);
    const items = showRows(log, {
      table: 'interactions',
      rows: shown,
      idOf: (row) => row.interaction_id,
      show: (row) => toInteraction(row, places.get(row.interaction_id)),
    });
    return { ...page, items };
  });
}

export interface ChatHistory {
  chatId: string;
  ownerId: string;
  characterId: string;
  title: string;
  imageUrl: string;
  at: number;
}

export async function recordChat(trx: Trx, chat: ChatHistory): Promise<void> {
  const common = { owner_id: chat.ownerId, title: chat.title, created_at: chat.at };
  await insertInteraction(trx, {
    ...common,
    interaction_id: chat.chatId,
    kind: 'chat',
    target_kind: 'character',
    target_id: chat.characterId,
    character_id: null,
    image_url: chat.imageUrl,
  });
  await insertGeneration(trx, {
    ...common,
    generation_id: chat.chatId,
    kind: 'chat',
    character_id: chat.characterId,
    thumbnail_url: chat.imageUrl,
    points: 0,
  });
}

export interface PlayHistory {
  storySessionId: string;
  ownerId: string;
  storyId: string;
  title: string;
  imageUrl: string;
  at: number;
}

export async function recordPlay(trx: Trx, play: PlayHistory): Promise<void> {
  await insertInteraction(trx, {
    interaction_id: play.storySessionId,
    owner_id: play.ownerId,
    kind: 'play',
    target_kind: 'story',
    target_id: play.storyId,
    character_id: null,
    title: play.title,
    image_url: play.imageUrl,
    created_at: play.at,
  });
}

export async function forgetPlay(trx: Trx, storySessionId: string): Promise<void> {
  await deleteInteraction(trx, storySessionId);
}

export async function forgetChat(trx: Trx, chatId: string): Promise<void> {
  await deleteInteraction(trx, chatId);
  await deleteGeneration(trx, chatId);
}

export type CharacterHistory = Omit<ChatHistory, 'chatId'>;

export async function recordCharacter(trx: Trx, made: CharacterHistory): Promise<void> {
  await insertGeneration(trx, {
    generation_id: made.characterId,
    owner_id: made.ownerId,
    kind: 'character',
    title: made.title,
    thumbnail_url: made.imageUrl,
    character_id: made.characterId,
    points: 0,
    created_at: made.at,
  });
}

export interface PictureHistory {
  generationId: string;
  kind: 'image' | 'video';
  ownerId: string;
  title: string;
  imageUrl: string;
  points: number;
  at: number;
}

export async function recordPictures(trx: Trx, made: PictureHistory): Promise<void> {
  await insertGeneration(trx, {
    generation_id: made.generationId,
    owner_id: made.ownerId,
    kind: made.kind,
    title: made.title,
    thumbnail_url: made.imageUrl,
    character_id: null,
    points: made.points,
    created_at: made.at,
  });
}

export async function forgetPictures(trx: Trx, generationId: string): Promise<void> {
  await deleteGeneration(trx, generationId);
}

export async function addCost(trx: Trx, generationId: string, points: number): Promise<void> {
  await addToCost(trx, generationId, points);
}

async function fillPage<Item>(
  { cursor, limit }: HistoryRequest,
  read: (request: HistoryRequest) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const items: Item[] = [];
  let place = cursor;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const page = await read({ cursor: place, limit: limit - items.length });
    items.push(...page.items);
    if (page.nextCursor === null || items.length >= limit) return { items, nextCursor: page.nextCursor };
    place = page.nextCursor;
  }
  return { items, nextCursor: place ?? null };
}

function subjectOf(row: InteractionRow): string {
  return row.target_kind === 'story' ? `story ${row.target_id}` : `character ${row.character_id ?? row.target_id}`;
}

async function knownTargets(explore: Explore, view: View, rows: readonly InteractionRow[]): Promise<Set<string>> {
  const stories = rows.filter((row) => row.target_kind === 'story').map((row) => row.target_id);
  const characters = rows.filter((row) => row.target_kind !== 'story').map((row) => row.character_id ?? row.target_id);
  const storyCards = await explore.storyCards(view, stories);
  const characterCards = await explore.characterCards(view, characters);
  return new Set([
    ...storyCards.map((card) => `story ${card.storyId}`),
    ...characterCards.map((card) => `character ${card.characterId}`),
  ]);
}

function toGeneration(row: GenerationRow): GenHistoryItem {
  return {
    id: row.generation_id,
    kind: GenHistoryItem.shape.kind.parse(row.kind),
    ...(row.character_id === null ? {} : { characterId: row.character_id }),
    title: row.title,
    thumbnailUrl: row.thumbnail_url,
    points: row.points,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

function toInteraction(row: InteractionRow, play: PlayPlace | undefined): Interaction {
  return {
    id: row.interaction_id,
    kind: Interaction.shape.kind.parse(row.kind),
    targetKind: Interaction.shape.targetKind.parse(row.target_kind),
    targetId: row.target_id,
    ...(row.character_id === null ? {} : { characterId: row.character_id }),
    title: row.title,
    imageUrl: row.image_url,
    ...(play === undefined ? {} : { play }),
    at: new Date(row.created_at).toISOString(),
  };
}
