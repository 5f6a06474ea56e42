import type { GenHistoryPage, InteractionPage } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import { afterCursor, cutPage, type SortColumn } from '../lists/keyset.ts';

export interface HistoryRequest {
  cursor?: string | undefined;
  limit: number;
}

const GENERATION_ORDER = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'generation_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

const INTERACTION_ORDER = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'interaction_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

/** What was made for an owner (see `ownerOf`), newest first. */
export async function listGenerations(db: Queries, ownerId: string, request: HistoryRequest): Promise<GenHistoryPage> {
  const list = { list: 'generations', ownerId };
  const after = afterCursor({ list, order: GENERATION_ORDER, cursor: request.cursor });
  let query = db.selectFrom('generations').selectAll().where('owner_id', '=', ownerId);
  if (after !== undefined) query = query.where(after);
  for (const { column, direction } of GENERATION_ORDER) query = query.orderBy(column, direction);
  const rows = await query.limit(request.limit + 1).execute();
  const page = cutPage(rows, request.limit, list, (row) => [row.created_at, row.generation_id]);
  return {
    items: page.items.map((row) => ({
      id: row.generation_id,
      kind: row.kind,
      title: row.title,
      thumbnailUrl: row.thumbnail_url,
      points: row.points,
      createdAt: new Date(row.created_at).toISOString(),
    })),
    nextCursor: page.nextCursor,
  };
}

/** What an owner did with characters and stories, newest first. */
export async function listInteractions(
  db: Queries,
  ownerId: string,
  request: HistoryRequest,
): Promise<InteractionPage> {
  const list = { list: 'interactions', ownerId };
  const after = afterCursor({ list, order: INTERACTION_ORDER, cursor: request.cursor });
  let query = db.selectFrom('interactions').selectAll().where('owner_id', '=', ownerId);
  if (after !== undefined) query = query.where(after);
  for (const { column, direction } of INTERACTION_ORDER) query = query.orderBy(column, direction);
  const rows = await query.limit(request.limit + 1).execute();
  const page = cutPage(rows, request.limit, list, (row) => [row.created_at, row.interaction_id]);
  return {
    items: page.items.map((row) => ({
      id: row.interaction_id,
      kind: row.kind,
      targetId: row.target_id,
      title: row.title,
      imageUrl: row.image_url,
      at: new Date(row.created_at).toISOString(),
    })),
    nextCursor: page.nextCursor,
  };
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
      target_id: chat.characterId,
      image_url: chat.imageUrl,
    })
    .execute();
  await trx
    .insertInto('generations')
    .values({ ...common, generation_id: chat.chatId, kind: 'chat', thumbnail_url: chat.imageUrl, points: 0 })
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
