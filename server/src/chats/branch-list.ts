import type { ChatBranchPage } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { previewOf } from '../lib/preview.ts';
import { cutPage, onePage, type SortColumn } from '../lists/keyset.ts';
import type { ChatRow, MessageRow } from './tables.ts';

const ORDER = [{ column: 'm.ordinal', direction: 'desc', type: 'number' }] as const satisfies readonly SortColumn[];

type Step = Pick<MessageRow, 'message_id' | 'parent_id' | 'branch_name'>;

/** The shape of the whole tree of a chat, without its words. */
class Tree {
  readonly #steps: ReadonlyMap<string, Step>;
  /** How many messages follow each; `null` stands for the beginning. */
  readonly #followers = new Map<string | null, number>();

  constructor(steps: readonly Step[]) {
    this.#steps = new Map(steps.map((step) => [step.message_id, step]));
    for (const { parent_id: parentId } of steps) {
      this.#followers.set(parentId, (this.#followers.get(parentId) ?? 0) + 1);
    }
  }

  /**
   * Where the branch of a leaf parts from its nearest neighbour, what it is called, and which of its own messages bears
   * the name, or is to bear one.
   */
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
      if ((this.#followers.get(step.parent_id) ?? 0) > 1) start ??= step;
      last = step;
    }
    const startId = (start ?? last)?.message_id ?? leafId;
    return {
      startId,
      nameId: isNamedByItself && named !== undefined ? named.message_id : startId,
      name: named?.branch_name ?? null,
    };
  }

  #before({ parent_id: parentId }: Step): Step | undefined {
    return parentId === null ? undefined : this.#steps.get(parentId);
  }
}

/** Messages that nothing follows, the newest first; one more than fits where there are further. */
async function findLeaves(db: Queries, chatId: string, { cursor, limit }: PageRequest): Promise<MessageRow[]> {
  const leaves = db
    .selectFrom('messages as m')
    .selectAll('m')
    .where('m.chat_id', '=', chatId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('messages as next')
            .select('next.message_id')
            .whereRef('next.parent_id', '=', 'm.message_id')
            .whereRef('next.chat_id', '=', 'm.chat_id'),
        ),
      ),
    );
  return onePage(leaves, { list: listOf(chatId), order: ORDER, cursor, limit }).execute();
}

interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

const listOf = (chatId: string): object => ({ list: 'branches', chatId });

/**
 * Every way that a chat has gone, the last used first.
 *
 * @throws {AppError} VALIDATION_FAILED for a cursor of another chat.
 */
export async function readBranches(
  db: Queries,
  { active_message_id: activeId, chat_id: chatId }: Pick<ChatRow, 'active_message_id' | 'chat_id'>,
  request: PageRequest,
): Promise<ChatBranchPage> {
  const leaves = await findLeaves(db, chatId, request);
  const { items, nextCursor } = cutPage(leaves, request.limit, listOf(chatId), (leaf) => [leaf.ordinal]);
  const steps = await db
    .selectFrom('messages')
    .select(['message_id', 'parent_id', 'branch_name'])
    .where('chat_id', '=', chatId)
    .execute();
  const tree = new Tree(steps);
  const traced = items.map((leaf) => ({ leaf, ...tree.trace(leaf.message_id) }));
  const starts = await findTexts(
    db,
    traced.map(({ startId }) => startId),
  );
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

/** How messages begin, by id. What is hidden is not told. */
async function findTexts(db: Queries, messageIds: readonly string[]): Promise<Map<string, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('messages')
    .select(['message_id', 'text', 'hidden'])
    .where('message_id', 'in', messageIds)
    .execute();
  return new Map(rows.map((row) => [row.message_id, row.hidden === 1 ? '' : previewOf(row.text)]));
}
