import { wordingOf } from '../store/path-store.ts';
import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import { findImagesOf } from '../images/image-store.ts';
import { titleOf } from '../chat-list/chat-list.ts';
import { findFirstWords } from '../store/chat-list-store.ts';
import { findFacts } from '../store/fact-store.ts';
import { findMessagesOf } from '../store/message-store.ts';
import { readSettings } from '../settings/stored-settings.ts';
import { coveredBy, findSummaries } from '../store/summary-store.ts';
import type { ChatRow, ImageRow, MessageRow, SummaryRow } from '../tables.ts';
import { readVisitor, type ReadProfiles } from '../personas/visitor.ts';
import type {
  ChatRecord,
  RecordedFact,
  RecordedOther,
  RecordedPlace,
  RecordedSummary,
  RecordedVersion,
} from './chat-record.ts';
import { growTree, type TreeNode } from './chat-tree.ts';

const MOST_MESSAGES = 100_000;

const Foreign = z.record(z.string(), z.unknown());
const MessageSource = z.object({
  line: Foreign.optional(),
  extra: Foreign.optional(),
  info: Foreign.optional(),
});
const ChatSource = z.object({
  visitorName: z.string().optional(),
  header: Foreign.optional(),
  metadata: Foreign.optional(),
});

export type ChatSource = z.output<typeof ChatSource>;

export async function readRecord(db: Queries, profiles: ReadProfiles, chat: ChatRow): Promise<ChatRecord> {
  const { chat_id: chatId } = chat;
  const rows = await findMessagesOf(db, chatId, MOST_MESSAGES);
  const { nodes, path, roots } = growTree(rows, chat.active_message_id);
  const images = await findImagesOf(
    db,
    rows.filter(({ role }) => role === 'visitor').map((message) => message.message_id),
  );
  const places = path.map((node) => triesOf(node, roots));
  const inLines = new Set(places.flat());
  const inFile = [...places.flat(), ...nodes.filter((node) => !inLines.has(node))];
  const numbers = new Map(inFile.map(({ row }, number) => [row.message_id, number]));
  const facts = await findFacts(db, chatId);
  const summaries = (await findSummaries(db, chatId)).flatMap((version) => toSummary(version, nodes, numbers) ?? []);
  const others = inFile.slice(inLines.size).map(({ parent, row }): RecordedOther => ({
    ...toVersion(row, images.get(row.message_id)),
    id: numbers.get(row.message_id) ?? 0,
    parent: parent === undefined ? null : (numbers.get(parent.row.message_id) ?? null),
    role: row.role,
  }));
  const placeOf = new Map(path.map(({ row }, index) => [row.message_id, index]));
  const recorded = facts.map(({ message_id: messageId, text }): RecordedFact => {
    if (messageId === null) return { text, place: null };
    const place = placeOf.get(messageId);
    if (place !== undefined) return { text, place };
    const message = numbers.get(messageId);
    return message === undefined ? { text, place: null } : { text, place: null, message };
  });
  // Only what is referred to gets a number.
  const named = new Set([
    ...others.map(({ parent }) => parent),
    ...recorded.map(({ message }) => message),
    ...summaries.flatMap(({ madeAt, through }) => [madeAt, through]),
  ]);
  const numberOf = ({ row }: TreeNode) => {
    const number = numbers.get(row.message_id);
    return number !== undefined && named.has(number) ? { id: number } : {};
  };
  const { name } = await readCharacterFacts(db, chat.character_id);
  const visitor = await readVisitor(db, profiles, chat);
  const source = ChatSource.parse(JSON.parse(chat.source ?? '{}'));
  return {
    title: titleOf(chat, await findFirstWords(db, chatId)),
    named: chat.named === 1,
    characterName: name,
    // An imported visitor's name stays until a persona is chosen.
    visitorName: (chat.persona_id === null ? source.visitorName : undefined) ?? visitor.name,
    notes: chat.notes,
    createdAt: chat.created_at,
    source,
    facts: recorded,
    places: places.map((tries, index): RecordedPlace => ({
      role: tries[0]?.row.role ?? 'character',
      active: tries.findIndex((node) => node === path[index]),
      versions: tries.map((node) => ({ ...toVersion(node.row, images.get(node.row.message_id)), ...numberOf(node) })),
    })),
    others,
    summaries,
    ...(chat.settings === null ? {} : { settings: readSettings(chat) }),
  };
}

function triesOf({ parent, row }: TreeNode, roots: readonly TreeNode[]): TreeNode[] {
  return (parent?.children ?? roots).filter((sibling) => sibling.row.role === row.role);
}

/** Undefined when it no longer holds. */
function toSummary(
  { covered, made_at_id: madeAtId, own_length: ownLength, text, through_id: throughId }: SummaryRow,
  nodes: readonly TreeNode[],
  numbers: ReadonlyMap<string, number>,
): RecordedSummary | undefined {
  const madeAt = numbers.get(madeAtId);
  const through = throughId === null ? null : numbers.get(throughId);
  if (madeAt === undefined || through === undefined) return undefined;
  const last = nodes.find(({ row }) => row.message_id === throughId);
  if (covered !== null && (last === undefined || covered !== namesUpTo(last))) return undefined;
  return { text, ownLength, madeAt, through, covers: covered !== null };
}

function namesUpTo(last: TreeNode): string | undefined {
  const living: [string, string][] = [];
  for (let node: TreeNode | undefined = last; node !== undefined; node = node.parent) {
    if (node.row.hidden === 0) living.unshift([node.row.message_id, wordingOf(node.row)]);
  }
  return coveredBy(new Map(living), last.row.message_id);
}

function toVersion(row: MessageRow, images: readonly ImageRow[] = []): RecordedVersion {
  const { branch_name, created_at: createdAt, failure, hidden, mood, note, pinned, source, speaker, truncated } = row;
  return {
    text: row.text,
    status: row.status === 'streaming' ? 'stopped' : row.status,
    failure,
    branch_name,
    speaker,
    note,
    mood,
    truncated,
    hidden: hidden === 1,
    pinned: pinned === 1,
    createdAt,
    images: images.map(({ alt, image_id: imageId }) => ({ imageId, alt })),
    source: MessageSource.parse(JSON.parse(source ?? '{}')),
  };
}
