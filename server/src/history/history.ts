import type {
  GenHistoryItem,
  GenHistoryPage,
  Interaction,
  InteractionPage,
  PlayPlace,
} from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import { findDeleted } from '../explore/own-characters.ts';
import type { View } from '../explore/view.ts';
import { cutPage, onePage, type SortColumn } from '../lists/keyset.ts';
import type { GenerationRow, InteractionRow } from './tables.ts';

export interface HistoryRequest {
  cursor?: string | undefined;
  limit: number;
}

/** Whose history it is, and what they may be shown. */
export interface HistoryReader {
  /** See `ownerOf`. */
  ownerId: string;
  view: View;
}

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** How often a page that the view leaves gaps in is filled up from the next. */
const MOST_READS = 4;

const GENERATION_ORDER = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'generation_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

const INTERACTION_ORDER = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'interaction_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

/** What was made for somebody, newest first, without chats and characters that the view must not show. */
export async function listGenerations(
  db: Queries,
  explore: Explore,
  { ownerId, view }: HistoryReader,
  request: HistoryRequest,
): Promise<GenHistoryPage> {
  const list = { list: 'generations', ownerId };
  return fillPage(request, async ({ cursor, limit }) => {
    const query = db.selectFrom('generations').selectAll().where('owner_id', '=', ownerId);
    const rows = await onePage(query, { list, order: GENERATION_ORDER, cursor, limit }).execute();
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
    return { ...page, items: shown.map(toGeneration) };
  });
}

/** What somebody did with characters, stories and posts, newest first; without those that the view must not show. */
export async function listInteractions(
  db: Queries,
  explore: Explore,
  { ownerId, view }: HistoryReader,
  request: HistoryRequest,
): Promise<InteractionPage> {
  const list = { list: 'interactions', ownerId };
  return fillPage(request, async ({ cursor, limit }) => {
    const query = db.selectFrom('interactions').selectAll().where('owner_id', '=', ownerId);
    const rows = await onePage(query, { list, order: INTERACTION_ORDER, cursor, limit }).execute();
    const page = cutPage(rows, limit, list, (row) => [row.created_at, row.interaction_id]);
    const known = await knownTargets(explore, view, page.items);
    const shown = page.items.filter((row) => known.has(subjectOf(row)));
    const places = await findPlaces(db, shown);
    return { ...page, items: shown.map((row) => toInteraction(row, places.get(row.interaction_id))) };
  });
}

/** A chat as the histories show it. */
export interface ChatHistory {
  chatId: string;
  ownerId: string;
  characterId: string;
  title: string;
  imageUrl: string;
  at: number;
}

/** Writes down that somebody has begun a chat. */
export async function recordChat(trx: Trx, chat: ChatHistory): Promise<void> {
  const common = { owner_id: chat.ownerId, title: chat.title, created_at: chat.at };
  await trx
    .insertInto('interactions')
    .values({
      ...common,
      interaction_id: chat.chatId,
      kind: 'chat',
      target_kind: 'character',
      target_id: chat.characterId,
      character_id: null,
      image_url: chat.imageUrl,
    })
    .execute();
  await trx
    .insertInto('generations')
    .values({
      ...common,
      generation_id: chat.chatId,
      kind: 'chat',
      character_id: chat.characterId,
      thumbnail_url: chat.imageUrl,
      points: 0,
    })
    .execute();
}

/** A play of a story as the histories show it. */
export interface PlayHistory {
  storySessionId: string;
  ownerId: string;
  storyId: string;
  title: string;
  imageUrl: string;
  at: number;
}

/** Writes down that somebody has begun to play a story. */
export async function recordPlay(trx: Trx, play: PlayHistory): Promise<void> {
  await trx
    .insertInto('interactions')
    .values({
      interaction_id: play.storySessionId,
      owner_id: play.ownerId,
      kind: 'play',
      target_kind: 'story',
      target_id: play.storyId,
      title: play.title,
      image_url: play.imageUrl,
      created_at: play.at,
    })
    .execute();
}

/** Takes a play that its owner has deleted out of the histories. */
export async function forgetPlay(trx: Trx, storySessionId: string): Promise<void> {
  await trx.deleteFrom('interactions').where('interaction_id', '=', storySessionId).execute();
}

/** Takes a chat that its owner has deleted out of the histories. */
export async function forgetChat(trx: Trx, chatId: string): Promise<void> {
  await trx.deleteFrom('interactions').where('interaction_id', '=', chatId).execute();
  await trx.deleteFrom('generations').where('generation_id', '=', chatId).execute();
}

/** A character that somebody has made or brought along, as the history shows it. */
export type CharacterHistory = Omit<ChatHistory, 'chatId'>;

/** Writes down that somebody has made a character or brought one along. */
export async function recordCharacter(trx: Trx, made: CharacterHistory): Promise<void> {
  await trx
    .insertInto('generations')
    .values({
      generation_id: made.characterId,
      owner_id: made.ownerId,
      kind: 'character',
      title: made.title,
      thumbnail_url: made.imageUrl,
      character_id: made.characterId,
      points: 0,
      created_at: made.at,
    })
    .execute();
}

/** Adds to what was paid for something that was made. */
export async function addCost(trx: Trx, generationId: string, points: number): Promise<void> {
  await trx
    .updateTable('generations')
    .set((column) => ({ points: column('points', '+', points) }))
    .where('generation_id', '=', generationId)
    .execute();
}

/** Gives what a guest made and did on a device to the account that the guest has signed in to. */
export async function moveGuestHistory(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('generations').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
  await trx.updateTable('interactions').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}

/** A page of what may be shown, out of pages in which not everything may. */
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

/** What a line stands or falls with. */
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
    kind: row.kind,
    ...(row.character_id === null ? {} : { characterId: row.character_id }),
    title: row.title,
    thumbnailUrl: row.thumbnail_url,
    points: row.points,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** Where the plays among these lines stand. */
async function findPlaces(db: Queries, rows: readonly InteractionRow[]): Promise<ReadonlyMap<string, PlayPlace>> {
  const plays = rows.filter((row) => row.kind === 'play').map((row) => row.interaction_id);
  if (plays.length === 0) return new Map();
  const places = await db
    .selectFrom('story_sessions as play')
    .innerJoin('stories as story', 'story.story_id', 'play.story_id')
    .select(['play.story_session_id as storySessionId', 'play.current_round_id as roundId', 'story.kind as kind'])
    .where('play.story_session_id', 'in', plays)
    .execute();
  return new Map(places.map((place) => [place.storySessionId, place]));
}

function toInteraction(row: InteractionRow, play: PlayPlace | undefined): Interaction {
  return {
    id: row.interaction_id,
    kind: row.kind,
    targetKind: row.target_kind,
    targetId: row.target_id,
    ...(row.character_id === null ? {} : { characterId: row.character_id }),
    title: row.title,
    imageUrl: row.image_url,
    ...(play === undefined ? {} : { play }),
    at: new Date(row.created_at).toISOString(),
  };
}
