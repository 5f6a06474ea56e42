import type { Trx } from '../db/database.ts';
import { deleteInteractions, insertInteraction } from './history-store.ts';
import type { InteractionRow } from './tables.ts';

export interface Deed {
  ownerId: string;
  kind: InteractionRow['kind'];
  target: { kind: InteractionRow['target_kind']; id: string };
}

export interface RecordedDeed extends Deed {
  id: string;
  /** What it was done with; for a post, the profile's character. */
  subject: { id: string; title: string; imageUrl: string };
  at: number;
}

export async function recordInteraction(
  trx: Trx,
  { at, id, kind, ownerId, subject, target }: RecordedDeed,
): Promise<void> {
  await insertInteraction(trx, {
    interaction_id: id,
    owner_id: ownerId,
    kind,
    target_kind: target.kind,
    target_id: target.id,
    character_id: target.kind === 'post' ? subject.id : null,
    title: subject.title,
    image_url: subject.imageUrl,
    created_at: at,
  });
}

/** Removes an undone act; all of its lines without `id`. */
export async function forgetInteraction(trx: Trx, { kind, ownerId, target }: Deed, id?: string): Promise<void> {
  const lines = { owner_id: ownerId, kind, target_kind: target.kind, target_id: target.id };
  await deleteInteractions(trx, lines, id);
}
