import type { Queries } from '../../db/database.ts';

/** In the transaction of the change, or after it. */
export async function countVisibilityChange(db: Queries, subjectId: string): Promise<void> {
  await db
    .insertInto('visibility_changes')
    .values({ subject_id: subjectId, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('subject_id').doUpdateSet((set) => ({ changes: set('visibility_changes.changes', '+', 1) })),
    )
    .execute();
}
