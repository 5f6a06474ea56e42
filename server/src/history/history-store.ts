import type { Queries, Trx } from '../db/database.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import type { GenerationRow, InteractionRow } from './tables.ts';

interface PageRequest {
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

export function generationsOf(ownerId: string): object {
  return { list: 'generations', ownerId };
}

export function interactionsOf(ownerId: string): object {
  return { list: 'interactions', ownerId };
}

/** A page, newest first, with one extra row where there is more. */
export async function findGenerations(db: Queries, ownerId: string, request: PageRequest): Promise<GenerationRow[]> {
  const query = db.selectFrom('generations').selectAll().where('owner_id', '=', ownerId);
  return onePage(query, { list: generationsOf(ownerId), order: GENERATION_ORDER, ...request }).execute();
}

export async function findInteractions(db: Queries, ownerId: string, request: PageRequest): Promise<InteractionRow[]> {
  const query = db.selectFrom('interactions').selectAll().where('owner_id', '=', ownerId);
  return onePage(query, { list: interactionsOf(ownerId), order: INTERACTION_ORDER, ...request }).execute();
}

export async function insertGeneration(trx: Trx, generation: GenerationRow): Promise<void> {
  await trx.insertInto('generations').values(generation).execute();
}

export async function insertInteraction(trx: Trx, interaction: InteractionRow): Promise<void> {
  await trx.insertInto('interactions').values(interaction).execute();
}

export async function deleteGeneration(trx: Trx, generationId: string): Promise<void> {
  await trx.deleteFrom('generations').where('generation_id', '=', generationId).execute();
}

export async function deleteInteraction(trx: Trx, interactionId: string): Promise<void> {
  await trx.deleteFrom('interactions').where('interaction_id', '=', interactionId).execute();
}

/** Without an id, every line of its owner, kind and target. */
export async function deleteInteractions(
  trx: Trx,
  of: Pick<InteractionRow, 'owner_id' | 'kind' | 'target_kind' | 'target_id'>,
  id?: string,
): Promise<void> {
  await trx
    .deleteFrom('interactions')
    .where('owner_id', '=', of.owner_id)
    .where('kind', '=', of.kind)
    .where('target_kind', '=', of.target_kind)
    .where('target_id', '=', of.target_id)
    .$if(id !== undefined, (query) => query.where('interaction_id', '=', id ?? ''))
    .execute();
}

export async function addToCost(trx: Trx, generationId: string, points: number): Promise<void> {
  await trx
    .updateTable('generations')
    .set((column) => ({ points: column('points', '+', points) }))
    .where('generation_id', '=', generationId)
    .execute();
}

export async function mergeGuestHistory(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('generations').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
  await trx.updateTable('interactions').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}

export async function deleteHistoryOf(trx: Trx, ownerIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('generations').where('owner_id', 'in', ownerIds).execute();
  await trx.deleteFrom('interactions').where('owner_id', 'in', ownerIds).execute();
}
