import type { ReportReason } from '../contract/validators.ts';
import type { Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { noteVisibilityChange } from '../explore/publications.ts';
import { setSubjectWithheld } from '../explore/subjects.ts';
import { countCommentOfPost, setPostWithheld } from '../posts/withheld-posts.ts';
import { setProposalWithheld } from '../proposals/proposal-store.ts';
import { setCollectionWithheld } from './collections/collection-store.ts';
import { setCommentWithheld } from './comment-store.ts';
import { addToCount } from './engagement-store.ts';
import type { ReportedKind } from './tables.ts';

interface Target {
  kind: ReportedKind;
  id: string;
}

/** At epoch ms. */
export interface Hidden {
  at: number;
  reason: ReportReason;
}

type SetWithheld = (trx: Trx, id: string, hidden: Hidden | null) => Promise<boolean>;

const setters: Record<ReportedKind, SetWithheld> = {
  post: (trx, id, hidden) => setPostWithheld(trx, id, hidden?.at ?? null),
  comment: setComment,
  character: (trx, id, hidden) => setSubjectWithheld(trx, { kind: 'character', id }, hidden),
  story: (trx, id, hidden) => setSubjectWithheld(trx, { kind: 'story', id }, hidden),
  collection: (trx, id, hidden) => setCollectionWithheld(trx, id, hidden?.at ?? null),
  proposal: (trx, id, hidden) => setProposalWithheld(trx, id, hidden?.at ?? null),
  async message(_trx, id) {
    throw new AppError('CONFLICT', `${id} is in a private chat: only its reader sees it, so there is nothing to hide`);
  },
};

/** Withholds and uncounts something; false when unchanged. Throws CONFLICT for a reply. */
export async function withhold(trx: Trx, { id, kind }: Target, hidden: Hidden): Promise<boolean> {
  return setAndNote(trx, { kind, id }, hidden);
}

/** Undoes `withhold`; false when nothing was withheld. */
export async function release(trx: Trx, { id, kind }: Target): Promise<boolean> {
  return setAndNote(trx, { kind, id }, null);
}

async function setAndNote(trx: Trx, { id, kind }: Target, hidden: Hidden | null): Promise<boolean> {
  const isChanged = await setters[kind](trx, id, hidden);
  if (isChanged) await noteVisibilityChange(trx, id);
  return isChanged;
}

async function setComment(trx: Trx, commentId: string, hidden: Hidden | null): Promise<boolean> {
  const changed = await setCommentWithheld(trx, commentId, hidden?.at ?? null);
  // Deleted comments have left the counts.
  if (changed?.hidden_by === null) {
    const step = hidden === null ? 1 : -1;
    const subject = { kind: changed.subject_kind, id: changed.subject_id };
    if (changed.post_id === null) await addToCount(trx, subject, 'comment_count', step);
    else await countCommentOfPost(trx, changed.post_id, step);
  }
  return changed !== undefined;
}
