import type { ChatBranchPage } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { previewOf } from '../../lib/text/preview.ts';
import { cutPage } from '../../lists/keyset.ts';
import { findLeaves, findSteps, type Step } from '../store/branch-store.ts';
import { findMessages } from '../store/message-store.ts';
import type { ChatRow } from '../tables.ts';

class Tree {
  readonly #steps: ReadonlyMap<string, Step>;
  /** `null` is the beginning. */
  readonly #childCounts = new Map<string | null, number>();

  constructor(steps: readonly Step[]) {
    this.#steps = new Map(steps.map((step) => [step.message_id, step]));
    for (const { parent_id: parentId } of steps) {
      this.#childCounts.set(parentId, (this.#childCounts.get(parentId) ?? 0) + 1);
    }
  }

  trace(leafId: string): { startId: string; nameId: string; name: string | null } {
    let named: Step | undefined;
    let start: Step | undefined;
    let isNamedByItself = false;
    let last = this.#steps.get(leafId);
    for (let step = last; step !== undefined; step = this.#before(step)) {
      if (named === undefined && step.branch_name !== null) {
        named = step;
        isNamedByItself = start === undefined;
      }
      if ((this.#childCounts.get(step.parent_id) ?? 0) > 1) start ??= step;
      last = step;
    }
    const startId = (start ?? last)?.message_id ?? leafId;
    return {
      startId,
      nameId: isNamedByItself && named !== undefined ? named.message_id : startId,
      name: named?.branch_name ?? null,
    };
  }

  /** Undefined for a damaged row that is its own ancestor. */
  #before({ depth, parent_id: parentId }: Step): Step | undefined {
    const before = parentId === null ? undefined : this.#steps.get(parentId);
    return before === undefined || before.depth >= depth ? undefined : before;
  }
}

interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

const listOf = (chatId: string): object => ({ list: 'branches', chatId });

/** A chat's branches, last used first. Throws VALIDATION_FAILED for a cursor of another chat. */
export async function readBranches(
  db: Queries,
  { active_message_id: activeId, chat_id: chatId }: Pick<ChatRow, 'active_message_id' | 'chat_id'>,
  request: PageRequest,
): Promise<ChatBranchPage> {
  const leaves = await findLeaves(db, chatId, { list: listOf(chatId), ...request });
  const { items, nextCursor } = cutPage(leaves, request.limit, listOf(chatId), (leaf) => [leaf.ordinal]);
  const tree = new Tree(await findSteps(db, chatId));
  const traced = items.map((leaf) => ({ leaf, ...tree.trace(leaf.message_id) }));
  const rows = await findMessages(
    db,
    traced.map(({ startId }) => startId),
  );
  const starts = new Map(rows.map((row) => [row.message_id, row.hidden === 1 ? '' : previewOf(row.text)]));
  return {
    items: traced.map(({ leaf, name, nameId, startId }) => ({
      messageId: nameId,
      name,
      text: starts.get(startId) ?? '',
      messageCount: leaf.depth + 1,
      updatedAt: new Date(leaf.created_at).toISOString(),
      active: leaf.message_id === activeId,
    })),
    nextCursor,
  };
}
