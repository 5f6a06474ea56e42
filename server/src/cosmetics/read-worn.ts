import { BindingId, FrameId, PaperId } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { findWorn, findWornOfKind } from './cosmetic-store.ts';

/** What an account wears, by kind; null for a kind of which it wears none. */
export interface Worn {
  frame: FrameId | null;
  binding: BindingId | null;
  paper: PaperId | null;
}

/** For an account; a guest wears nothing. */
export async function readWorn(db: Queries, accountId: string | undefined): Promise<Worn> {
  const rows = accountId === undefined ? [] : await findWorn(db, accountId);
  const ids = new Map(rows.map((row) => [row.kind, row.product_id]));
  return {
    frame: FrameId.safeParse(ids.get('frame')).data ?? null,
    binding: BindingId.safeParse(ids.get('binding')).data ?? null,
    paper: PaperId.safeParse(ids.get('paper')).data ?? null,
  };
}

/** The frames of owners by id (see `ownerOf`); those who wear none, and guests, are left out. */
export async function readFrames(db: Queries, ownerIds: readonly string[]): Promise<Map<string, FrameId>> {
  const rows = await findWornOfKind(db, ownerIds, 'frame');
  return new Map(
    rows.flatMap((row) => {
      const frame = FrameId.safeParse(row.product_id).data;
      return frame === undefined ? [] : [[row.account_id, frame]];
    }),
  );
}
