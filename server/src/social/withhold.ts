import type { Trx } from '../db/database.ts';
import { countCommentOfPost, setPostWithheld } from '../posts/withheld-posts.ts';
import { addToCharacter } from './engagement-store.ts';
import type { ReportedKind } from './tables.ts';

interface Target {
  kind: ReportedKind;
  id: string;
}

/** Hides something from all but its author, and takes it out of the counts. False when it was hidden like that before. */
export async function withhold(trx: Trx, target: Target, now: number): Promise<boolean> {
  return target.kind === 'post' ? setPostWithheld(trx, target.id, now) : setComment(trx, target.id, now);
}

/** Takes `withhold` back. False when nothing was withheld. */
export async function release(trx: Trx, target: Target): Promise<boolean> {
  return target.kind === 'post' ? setPostWithheld(trx, target.id, null) : setComment(trx, target.id, null);
}

async function setComment(trx: Trx, commentId: string, at: number | null): Promise<boolean> {
  const changed = await trx
    .updateTable('comments')
    .set({ withheld_at: at })
    .where('comment_id', '=', commentId)
    .where('withheld_at', at === null ? 'is not' : 'is', null)
    .returning(['character_id', 'post_id', 'hidden_by'])
    .executeTakeFirst();
  // What its author has deleted has left the counts before.
  if (changed?.hidden_by === null) {
    const step = at === null ? 1 : -1;
    if (changed.post_id === null) await addToCharacter(trx, changed.character_id, 'comment_count', step);
    else await countCommentOfPost(trx, changed.post_id, step);
  }
  return changed !== undefined;
}
