import { ImportedChat } from '../../contract/validators.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { requireCharacter } from '../../explore/subjects.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { beginChat } from '../chat-list/begin-chat.ts';
import type { Caller } from '../../http/caller.ts';
import type { ChatDeps, Chats } from '../chat-list/chats.ts';
import { attachImages, findOwnImages } from '../images/image-store.ts';
import { insertFact } from '../store/fact-store.ts';
import type { Parsers } from '../../parsing/parsers.ts';
import type { TaskModule } from '../../parsing/task.ts';
import { requirePersona } from '../personas/personas.ts';
import { toPlainLine } from '../../lib/plain-text.ts';
import type { RateLimit } from '../../rate-limits/memory-limit.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { ChatRecord, RecordedFact, RecordedSummary } from './chat-record.ts';
import { localRules } from '../../safety/local-rules.ts';
import { writeSettings } from '../settings/stored-settings.ts';
import { coveredBy, insertSummary } from '../store/summary-store.ts';
import type { MessageRow } from '../tables.ts';
import type * as tasks from './chat-tasks.ts';
import { placeMessages, type PlacedMessages } from './place-messages.ts';
import { fileName } from './prose.ts';
import { readRecord, type ChatSource } from './read-record.ts';
import { writeJsonl } from './write-jsonl.ts';
import { writeMarkdown, writeText } from './write-prose.ts';

const MOST_WARNINGS = 100;
const MOST_FACTS = 100;
/** Per minute and owner: files are megabytes. */
const IMPORTS_PER_MINUTE = 20;
const TITLE_LENGTH = 120;

const FORMATS = {
  jsonl: { type: 'application/jsonl', ending: 'jsonl', write: writeJsonl },
  markdown: { type: 'text/markdown', ending: 'md', write: writeMarkdown },
  text: { type: 'text/plain', ending: 'txt', write: writeText },
} as const;

export interface TransferDeps extends Pick<ChatDeps, 'database' | 'clock' | 'explore' | 'ids' | 'profiles'> {
  chats: Chats;
  parsers: Parsers;
  rateLimits: RateLimits;
}

interface Importer extends Caller {
  queueKey: string;
}

const chatTasks: TaskModule<typeof tasks> = { url: new URL('./chat-tasks.ts', import.meta.url) };

interface ImportRequest {
  characterId: string;
  personaId?: string | undefined;
  content: string;
}

export class Transfer {
  readonly #deps: TransferDeps;
  readonly #limit: RateLimit;

  constructor(deps: TransferDeps) {
    this.#deps = deps;
    this.#limit = deps.rateLimits.exact('chat imports', IMPORTS_PER_MINUTE);
  }

  async export(caller: Caller, chatId: string, format: keyof typeof FORMATS = 'jsonl') {
    const { chats, database, profiles } = this.#deps;
    const record = await readRecord(database.db, profiles, await chats.find(database.db, caller, chatId));
    const { ending, type, write } = FORMATS[format];
    return { type, name: fileName(record.title, record.createdAt ?? 0, ending), content: write(record) };
  }

  /**
   * Imports a chat; bad lines become warnings.
   *
   * @throws {AppError} NOT_FOUND for an unknown character or persona; VALIDATION_FAILED for a file without messages;
   * PAYLOAD_TOO_LARGE for one that takes too long; RATE_LIMITED.
   */
  async import(caller: Importer, request: ImportRequest): Promise<ImportedChat> {
    const { chats, clock, database, explore, ids, parsers } = this.#deps;
    const { ownerId, key, queueKey, view } = caller;
    await this.#limit(ownerId);
    const card = await requireCharacter(explore, { view }, request.characterId);
    const now = clock.now();
    const chatId = ids.next('cht');
    const file = await parsers.run(chatTasks, 'readChatFile', { content: request.content }, { queueKey });
    const placed = await placeMessages(file, { chatId, ids, now });
    const last = placed.path.findLast((message) => message !== undefined);
    if (last === undefined) {
      throw new AppError('VALIDATION_FAILED', 'content: the file has no messages', { field: 'content' });
    }
    const settings = await allowedSettings(file.record.settings);
    const act = { ownerId, operation: 'importChat', key, input: request, now };
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, ImportedChat, async () => {
        await requirePersona(trx, ownerId, request.personaId ?? null);
        const chat = await beginChat(trx, {
          chatId,
          ownerId,
          card,
          title: titleOf(file.record, card.name),
          named: file.record.title.trim() !== '' && file.record.title.trim() !== card.name,
          notes: file.record.notes,
          personaId: request.personaId ?? null,
          locale: view.locale,
          messages: placed.messages,
          activeMessageId: last.message_id,
          source: sourceOf(file.record),
          settings: settings === undefined ? null : writeSettings(settings),
          now,
          createdAt: file.record.createdAt,
        });
        await showOwnImages(trx, ownerId, placed.images);
        await this.#keepFacts(trx, chatId, file.record.facts, placed);
        await this.#keepSummaries(trx, chatId, file.record.summaries, placed);
        const warnings = [...file.warnings, ...placed.warnings].toSorted((a, b) => a.line - b.line);
        return {
          chat: await chats.show(trx, chat, { ...card, chatCount: card.chatCount + 1 }),
          messageCount: placed.messages.length,
          warnings: warnings.slice(0, MOST_WARNINGS),
        };
      }),
    );
  }

  async #keepFacts(
    trx: Trx,
    chatId: string,
    facts: readonly RecordedFact[],
    { numbered, path }: PlacedMessages,
  ): Promise<void> {
    const { clock, ids } = this.#deps;
    for (const [index, { message, place, text }] of facts.slice(0, MOST_FACTS).entries()) {
      const at = message === undefined ? (place === null ? null : path[place]) : numbered.get(message);
      const messageId = at === null ? null : at?.message_id;
      if (messageId === undefined || text.trim() === '') continue;
      await insertFact(trx, {
        fact_id: ids.next('fct'),
        chat_id: chatId,
        message_id: messageId,
        text,
        created_at: clock.now() + index,
      });
    }
  }

  async #keepSummaries(
    trx: Trx,
    chatId: string,
    summaries: readonly RecordedSummary[],
    { messages, numbered }: PlacedMessages,
  ): Promise<void> {
    const byId = new Map(messages.map((row) => [row.message_id, row]));
    for (const [index, { covers, madeAt, ownLength, text, through }] of summaries.toReversed().entries()) {
      const made = numbered.get(madeAt);
      const last = through === null ? null : numbered.get(through);
      const covered =
        covers && last !== null && last !== undefined
          ? coveredBy(new Map([...livingUpTo(last, byId)].map((id) => [id, id])), last.message_id)
          : null;
      if (made === undefined || last === undefined || covered === undefined) continue;
      await insertSummary(trx, {
        chat_id: chatId,
        version: index + 1,
        text,
        own_length: Math.min(ownLength, text.length),
        made_at_id: made.message_id,
        through_id: last === null ? null : last.message_id,
        covered,
        created_at: this.#deps.clock.now(),
      });
    }
  }
}

async function allowedSettings(settings: ChatRecord['settings']): Promise<ChatRecord['settings']> {
  if (settings === undefined || settings.instructions === '') return settings;
  const verdict = await localRules.moderate(
    { text: settings.instructions, side: 'visitor' },
    new AbortController().signal,
  );
  return verdict.kind === 'refuse' ? { ...settings, instructions: '' } : settings;
}

/** A message and its visible ancestors, oldest first. */
function livingUpTo(last: MessageRow, byId: ReadonlyMap<string, MessageRow>): Set<string> {
  const ids: string[] = [];
  for (let row: MessageRow | undefined = last; row !== undefined; row = byId.get(row.parent_id ?? '')) {
    if (row.hidden === 0) ids.unshift(row.message_id);
  }
  return new Set(ids);
}

async function showOwnImages(trx: Trx, ownerId: string, images: PlacedMessages['images']): Promise<void> {
  for (const [messageId, imageIds] of images) {
    const own = new Set((await findOwnImages(trx, ownerId, imageIds)).map((image) => image.image_id));
    await attachImages(
      trx,
      messageId,
      [...new Set(imageIds)].filter((imageId) => own.has(imageId)),
    );
  }
}

function titleOf({ title }: ChatRecord, fallback: string): string {
  return toPlainLine(title.trim() === '' ? fallback : title, 'content')
    .slice(0, TITLE_LENGTH)
    .toWellFormed();
}

function sourceOf({ source, visitorName }: ChatRecord): string {
  return JSON.stringify({ ...source, visitorName: visitorName === '' ? undefined : visitorName } satisfies ChatSource);
}
