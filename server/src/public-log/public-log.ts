import { PublicLogRecord } from '../contract/validators.ts';
import type {
  PublicLogEntry,
  PublicLogKind,
  PublicLogPage,
  PublicLogProof,
  PublicLogState,
} from '../contract/validators.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { normalizeForSearch, searchPatterns } from '../lib/search-text.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { CheckpointSigner } from './checkpoint.ts';
import { completedBy, hashLeaf, pathOf, rootOf, type ReadNode } from './merkle-tree.ts';
import {
  countKinds,
  entriesAfter,
  findEntry,
  insertEntry,
  listEntries,
  lockSize,
  readNode,
  readSize,
  type EntryFilter,
} from './public-log-store.ts';
import type { PublicLogEntryRow } from './tables.ts';

interface PublicLogDeps {
  database: Database;
  clock: Clock;
  /** Called when something is signed: the key is made at first use. */
  signer: () => CheckpointSigner;
}

export interface LogQuery {
  kind?: PublicLogKind | undefined;
  /** A day in UTC, such as `2026-11-21`. */
  day?: string | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The most entries of one file. */
const EXPORT_ENTRIES = 10_000;
const HASH_START = /^[0-9a-f]{8,64}$/i;

const nodesOf =
  (db: Queries): ReadNode =>
  (level, position) =>
    readNode(db, level, position);

/** An entry, and the hashes that lead from it to the root. */
export interface ProvenLeaf {
  entryNumber: number;
  leaf: string;
  path: string[];
}

/** Reads every node once. */
function remembered(read: ReadNode): ReadNode {
  const known = new Map<string, Promise<string>>();
  return (level, position) => {
    const name = `${level}:${position}`;
    const hash = known.get(name) ?? read(level, position);
    known.set(name, hash);
    return hash;
  };
}

/** What the house did in public: entries are added, never edited or removed. */
export class PublicLog {
  readonly #deps: PublicLogDeps;

  constructor(deps: PublicLogDeps) {
    this.#deps = deps;
  }

  /** Adds an entry within the transaction of its cause; returns its number. */
  async append(trx: Trx, record: PublicLogRecord): Promise<number> {
    const now = this.#deps.clock.now();
    const index = await lockSize(trx);
    const leaf = JSON.stringify({ recordedAt: new Date(now).toISOString(), record });
    const row: PublicLogEntryRow = {
      entry_number: index + 1,
      kind: record.kind,
      leaf,
      hash: hashLeaf(leaf),
      words: normalizeForSearch(wordsOf(record)),
      recorded_at: now,
    };
    await insertEntry(trx, row, await completedBy(index, row.hash, nodesOf(trx)));
    return row.entry_number;
  }

  async state(): Promise<PublicLogState> {
    const { db } = this.#deps.database;
    const [counts, checkpoint] = [await countKinds(db), await this.#checkpoint()];
    return { counts, checkpoint };
  }

  /** Throws VALIDATION_FAILED for another list's cursor and for a day that there is not. */
  async list({ cursor, day, kind, limit, q = '' }: LogQuery): Promise<PublicLogPage> {
    const filter = { kind, recorded: day === undefined ? undefined : boundsOf(day), ...searched(q.trim()) };
    const { items, nextCursor } = await listEntries(this.#deps.database.db, filter, { cursor, limit });
    return { items: items.map(show), nextCursor };
  }

  /** Throws NOT_FOUND for a number that the log does not have yet. */
  async prove(entryNumber: number): Promise<PublicLogProof> {
    const { db } = this.#deps.database;
    const checkpoint = await this.#checkpoint();
    const row = await findEntry(db, entryNumber);
    if (row === undefined || entryNumber > checkpoint.size) {
      throw new AppError('NOT_FOUND', `The public log has no entry ${entryNumber}`);
    }
    return { entry: show(row), path: await pathOf(entryNumber - 1, checkpoint.size, nodesOf(db)), checkpoint };
  }

  /** JSON lines: the entries after a number, at most 10,000, then the checkpoint of the whole log. */
  async export(after: number): Promise<string> {
    const checkpoint = await this.#checkpoint();
    const rows = await entriesAfter(this.#deps.database.db, after, EXPORT_ENTRIES);
    const lines = rows
      .filter(({ entry_number: number }) => number <= checkpoint.size)
      .map(({ entry_number: entryNumber, hash, leaf }) => ({ entryNumber, leaf, hash }));
    return [...lines, { checkpoint }].map((line) => `${JSON.stringify(line)}\n`).join('');
  }

  /** Several entries as they are in a file, each with the way to one checkpoint. Every number is of an entry that there is. */
  async proveAll(
    entryNumbers: readonly number[],
  ): Promise<{ checkpoint: PublicLogProof['checkpoint']; proofs: Map<number, ProvenLeaf> }> {
    const { db } = this.#deps.database;
    const checkpoint = await this.#checkpoint();
    const read = remembered(nodesOf(db));
    const proofs = new Map<number, ProvenLeaf>();
    for (const entryNumber of entryNumbers) {
      const row = await findEntry(db, entryNumber);
      if (row === undefined) throw new Error(`The public log has no entry ${entryNumber}`);
      const path = await pathOf(entryNumber - 1, checkpoint.size, read);
      proofs.set(entryNumber, { entryNumber, leaf: row.leaf, path });
    }
    return { checkpoint, proofs };
  }

  /** The name of the log. */
  get origin(): string {
    return this.#deps.signer().origin;
  }

  /** Signs lines with the key of the checkpoints. */
  signNote(lines: Parameters<CheckpointSigner['signLines']>[0]): { note: string; publicKey: string } {
    const { signer } = this.#deps;
    return { note: signer().signLines(lines), publicKey: signer().publicKey };
  }

  async #checkpoint() {
    const { database, signer } = this.#deps;
    const size = await readSize(database.db);
    const rootHash = await rootOf(size, nodesOf(database.db));
    return { size, rootHash, note: signer().sign(size, rootHash), publicKey: signer().publicKey };
  }
}

function show({ entry_number: entryNumber, hash, leaf, recorded_at: at }: PublicLogEntryRow): PublicLogEntry {
  const { record } = readLeaf(leaf);
  return { entryNumber, recordedAt: new Date(at).toISOString(), record, leaf, hash };
}

/** What a leaf of ours says. */
export function readLeaf(leaf: string): { record: PublicLogRecord } {
  const { record } = JSON.parse(leaf) as { record: unknown };
  return { record: PublicLogRecord.parse(record) };
}

/** The values of a record, of whatever depth. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(' ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsOf).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function boundsOf(day: string): readonly [number, number] {
  const from = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(from)) throw new AppError('VALIDATION_FAILED', 'day: is no day', { field: 'day' });
  return [from, from + DAY_MS];
}

const searched = (q: string): Pick<EntryFilter, 'hash' | 'words'> =>
  HASH_START.test(q) ? { hash: q.toLowerCase(), words: [] } : { hash: undefined, words: searchPatterns(q) };
