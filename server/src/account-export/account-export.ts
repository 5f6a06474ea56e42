import { setImmediate as pause } from 'node:timers/promises';
import type { Accounts } from '../accounts/accounts.ts';
import { countUse } from '../rate-limits/quota-store.ts';
import { cardKey } from '../cards/kept-cards.ts';
import { fileName } from '../chats/transfer/prose.ts';
import { readRecord } from '../chats/transfer/read-record.ts';
import { writeJsonl } from '../chats/transfer/write-jsonl.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { accountOf, type Principal } from '../http/principal.ts';
import type { Clock } from '../lib/clock.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { Storage, StorageKey } from '../providers/storage/storage.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { RECORD_LISTS } from './record-lists.ts';
import {
  findCards,
  findChats,
  findFiles,
  findStories,
  readRecords,
  type RecordList,
  type Row,
} from './record-store.ts';

/** Of all entries of an archive: the contract allows 128 MB. */
const MOST_BYTES = 120_000_000;
const ARCHIVES_A_DAY = 5;
/** Archives that this server makes at a time: each is in memory. */
const AT_ONCE = 2;
const MOST_CHATS = 20_000;
const MOST_WORKS = 5_000;
const BATCH = 500;

export interface AccountExportDeps {
  database: Database;
  clock: Clock;
  storage: Storage;
  accounts: Pick<Accounts, 'profiles'>;
}

export interface AccountArchive {
  type: 'application/zip';
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Makes an archive of all that an account has. */
export class AccountExport {
  readonly #deps: AccountExportDeps;
  readonly #running = new Set<string>();

  constructor(deps: AccountExportDeps) {
    this.#deps = deps;
  }

  /**
   * The caller's archive.
   *
   * @throws {AppError} REGISTRATION_REQUIRED for a guest; CONFLICT while another is being made for the account; RATE_LIMITED
   * after five in a day; UNAVAILABLE while the server makes others.
   */
  async export(principal: Principal): Promise<AccountArchive> {
    const { clock, database } = this.#deps;
    const accountId = accountOf(principal);
    if (this.#running.has(accountId)) throw new AppError('CONFLICT', 'An archive is being made: wait for it');
    if (this.#running.size >= AT_ONCE)
      throw new AppError('UNAVAILABLE', 'Others are being made: try again in a minute');
    this.#running.add(accountId);
    try {
      const now = clock.now();
      const bucket = `account-export ${accountId}`;
      await countUse(database.db, now, { bucket, most: ARCHIVES_A_DAY, windowMs: DAY_MS });
      const content = await this.#write(accountId);
      return { type: 'application/zip', name: `fabula-${new Date(now).toISOString().slice(0, 10)}.zip`, content };
    } finally {
      this.#running.delete(accountId);
    }
  }

  async #write(accountId: string): Promise<Uint8Array<ArrayBuffer>> {
    const archive = new ArchiveWriter(MOST_BYTES);
    const leftOut: string[] = [];
    const add = async (name: string, content: string | Uint8Array) => {
      if (!(await archive.add(name, content))) leftOut.push(name);
      // Requests of others come in between.
      await pause();
    };
    for (const list of RECORD_LISTS) await add(list.file, await this.#listOf(list, accountId));
    await this.#addChats(accountId, add);
    await this.#addWorks(accountId, add);
    await this.#addFiles(accountId, add);
    await archive.add('README.txt', readme(leftOut));
    return archive.end();
  }

  async #listOf(list: RecordList, accountId: string): Promise<string> {
    const parts: string[] = [];
    for (let offset = 0; ; offset += BATCH) {
      const rows = await readRecords(this.#deps.database.db, list, accountId, { offset, limit: BATCH });
      parts.push(...rows.map((row) => JSON.stringify(toRecord(list, row))));
      if (rows.length < BATCH) break;
    }
    return parts.length === 0 ? '[]\n' : `[\n${parts.join(',\n')}\n]\n`;
  }

  async #addChats(accountId: string, add: Add): Promise<void> {
    const { accounts, database } = this.#deps;
    for (const chat of await findChats(database.db, accountId, MOST_CHATS)) {
      const record = await readRecord(database.db, (db, ids) => accounts.profiles(db, ids), chat);
      await add(`chats/${fileName(record.title, chat.created_at, 'jsonl')}`, writeJsonl(record));
    }
  }

  async #addWorks(accountId: string, add: Add): Promise<void> {
    const { database, storage } = this.#deps;
    for (const { file_id: fileId, name } of await findCards(database.db, accountId, MOST_WORKS)) {
      const card = await storage.get(cardKey(fileId));
      if (card !== undefined) await add(`characters/${safeName(name)}.charx`, card);
    }
    for (const { file_id: fileId, story_id: id, ...about } of await findStories(database.db, accountId, MOST_WORKS)) {
      const folder = `stories/${safeName(about.title)} ${id}`;
      await add(`${folder}/story.json`, `${JSON.stringify({ storyId: id, ...about }, null, 2)}\n`);
      for (const [ending, name] of [
        ['ink', 'source.ink'],
        ['json', 'compiled.json'],
      ] as const) {
        const bytes = await storage.get(`stories/${fileId ?? id}.${ending}`);
        if (bytes !== undefined) await add(`${folder}/${name}`, bytes);
      }
    }
  }

  /** All pictures, with an index; cards and stories are in their own folders. */
  async #addFiles(accountId: string, add: Add): Promise<void> {
    const { database, storage } = this.#deps;
    const index: object[] = [];
    let after = '';
    for (;;) {
      const files = await findFiles(database.db, accountId, { after, limit: BATCH });
      for (const { bytes, created_at: createdAt, file_key: key } of files) {
        index.push({ file: `files/${key}`, bytes, created_at: new Date(createdAt).toISOString() });
        if (/^(cards|stories)\//.test(key) || !isKey(key)) continue;
        const content = await storage.get(key);
        if (content !== undefined) await add(`files/${key}`, content);
      }
      const last = files.at(-1);
      if (files.length < BATCH || last === undefined) break;
      after = last.file_key;
    }
    await add('files/index.json', `${JSON.stringify(index, null, 1)}\n`);
  }
}

type Add = (name: string, content: string | Uint8Array) => Promise<void>;

const isKey = (key: string): key is StorageKey => key.includes('/');

function toRecord({ json = [], times = [] }: RecordList, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (json.includes(name) && typeof value === 'string') return [name, JSON.parse(value)];
      if (times.includes(name) && value !== null) return [name, new Date(Number(value)).toISOString()];
      return [name, value];
    }),
  );
}

function safeName(name: string): string {
  const safe = name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80);
  return safe === '' ? 'untitled' : safe.toWellFormed();
}

function readme(leftOut: readonly string[]): string {
  const lines = [
    'This is all that your account has.',
    '',
    'chats/                    your chats, one JSON Lines file each, in the shape that SillyTavern and the import of chats read',
    'characters/               your characters as Character Cards (V3, .charx)',
    'stories/                  your stories: what is said of them, the ink source, and what was compiled of it',
    'files/                    pictures and films, with index.json',
    ...RECORD_LISTS.map(({ about, file }) => `${file.padEnd(26)}${about}`),
    '',
    'Times are in UTC. What you have deleted and can still bring back has a time in deleted_at.',
  ];
  if (leftOut.length > 0) {
    lines.push('', `There was no room for ${leftOut.length} files, which you can take along one by one:`, ...leftOut);
  }
  return `${lines.join('\n')}\n`;
}
