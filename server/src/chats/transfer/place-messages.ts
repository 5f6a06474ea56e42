import { setImmediate as breathe } from 'node:timers/promises';
import type { ImportWarning } from '../../contract/validators.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import type { Ids } from '../../lib/ids.ts';
import { localRules } from '../../safety/local-rules.ts';
import type { MessageRow } from '../tables.ts';
import type { RecordedPlace, RecordedVersion } from './chat-record.ts';
import type { ReadChat } from './read-jsonl.ts';

const NEVER = new AbortController().signal;
/** Places that are moderated before others get a turn. */
const PLACES_AT_ONCE = 50;

export interface PlacedMessages {
  messages: MessageRow[];
  /** The message of each place; undefined where refused. */
  path: readonly (MessageRow | undefined)[];
  numbered: ReadonlyMap<number, MessageRow>;
  images: ReadonlyMap<string, readonly string[]>;
  warnings: ImportWarning[];
}

/** Makes a new chat's tree. Only local rules moderate its thousands of messages; engines' input is checked again. */
export async function placeMessages(
  { lines, record }: ReadChat,
  { chatId, ids, now }: { chatId: string; ids: Ids; now: number },
): Promise<PlacedMessages> {
  const messages: MessageRow[] = [];
  const path: (MessageRow | undefined)[] = [];
  const images = new Map<string, readonly string[]>();
  const warnings: ImportWarning[] = [];
  const numbered = new Map<number, MessageRow>();
  /** The parent of each number; for a refused message, its parent. */
  const standing = new Map<number, MessageRow | undefined>();
  let parent: MessageRow | undefined;
  for (const [index, place] of record.places.entries()) {
    const placed: MessageRow[] = [];
    let active: MessageRow | undefined;
    for (const [number, version] of place.versions.entries()) {
      const verdict = await localRules.moderate({ text: version.text, side: place.role }, NEVER);
      if (verdict.kind === 'refuse') {
        warnings.push({ line: lines[index] ?? 1, problem: 'not-allowed' });
        if (version.id !== undefined) standing.set(version.id, parent);
        continue;
      }
      const crisis = verdict.kind === 'crisis' ? 1 : 0;
      const ordinal = messages.length + placed.length;
      const row = toRow(version, { chatId, crisis, ids, now, ordinal, parent, role: place.role });
      if (version.images.length > 0)
        images.set(
          row.message_id,
          version.images.map(({ imageId }) => imageId),
        );
      if (number === place.active) active = row;
      placed.push(row);
      if (version.id === undefined) continue;
      numbered.set(version.id, row);
      standing.set(version.id, row);
    }
    const shown: MessageRow | undefined = active ?? placed.at(-1);
    messages.push(...placed);
    path.push(shown);
    parent = shown ?? parent;
    if (index % PLACES_AT_ONCE === 0) await breathe();
  }
  for (const [index, other] of record.others.entries()) {
    if (other.parent !== null && !standing.has(other.parent)) continue;
    const before = other.parent === null ? undefined : standing.get(other.parent);
    const verdict = await localRules.moderate({ text: other.text, side: other.role }, NEVER);
    if (verdict.kind === 'refuse') {
      warnings.push({ line: 1, problem: 'not-allowed' });
      standing.set(other.id, before);
      continue;
    }
    const crisis = verdict.kind === 'crisis' ? 1 : 0;
    const ordinal = messages.length;
    const row = toRow(other, { chatId, crisis, ids, now, ordinal, parent: before, role: other.role });
    if (other.images.length > 0) {
      images.set(
        row.message_id,
        other.images.map(({ imageId }) => imageId),
      );
    }
    messages.push(row);
    numbered.set(other.id, row);
    standing.set(other.id, row);
    if (index % PLACES_AT_ONCE === 0) await breathe();
  }
  return { images, messages, numbered, path, warnings };
}

interface Where {
  chatId: string;
  crisis: number;
  ids: Ids;
  now: number;
  ordinal: number;
  parent: MessageRow | undefined;
  role: RecordedPlace['role'];
}

function toRow(version: RecordedVersion, where: Where): MessageRow {
  const { chatId, crisis, ids, now, ordinal, parent, role } = where;
  const source = JSON.stringify(version.source);
  return {
    message_id: ids.next('msg'),
    chat_id: chatId,
    parent_id: parent?.message_id ?? null,
    ordinal,
    depth: parent === undefined ? 0 : parent.depth + 1,
    role,
    text: version.text,
    search_text: normalizeForSearch(version.text),
    status: version.status,
    failure: version.failure,
    truncated: version.truncated,
    retry_at: null,
    crisis,
    hidden: version.hidden ? 1 : 0,
    hidden_at: null,
    erased: 0,
    first_hash: null,
    edit_hash: null,
    pinned: version.pinned ? 1 : 0,
    branch_name: version.branch_name,
    speaker: version.speaker,
    note: version.note,
    mood: role === 'character' ? version.mood : null,
    source: source === '{}' ? null : source,
    created_at: version.createdAt ?? now,
  };
}
