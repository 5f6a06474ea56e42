import type { ShelfId } from '../../contract/validators.ts';
import type { SubjectKind } from '../subject-kind.ts';
import type { ShelfItemRow } from '../tables.ts';

/** The shelves of what operators feature, before those of the seeds. */
export const PICKED = {
  character: { shelf_id: 'picked-characters', shelf_position: -2, item_kind: 'characters' },
  story: { shelf_id: 'picked-stories', shelf_position: -1, item_kind: 'stories' },
} as const satisfies Record<SubjectKind, Pick<ShelfItemRow, 'shelf_position' | 'item_kind'> & { shelf_id: ShelfId }>;
