import { ApiError, type DraftLoreChanges, type DraftLoreEntry } from '@fabula/sdk';
import type { LoreEntryValue, LoreFieldsValue, LoreImportValue, LoreSaveState, LoreTrialValue } from '@fabula/ui/lore';

import { createStore, type Store } from '../../data/store';
import type { LoreTransport } from './lore-transport';
import { SendTimer } from '../send-timer';

const pageSize = 50;
/** A search begins after the visitor has not typed for this long, in milliseconds. */
const searchPauseMs = 300;

export interface LoreBookState {
  readonly phase: 'loading' | 'failed' | 'ready';
  readonly entries: readonly LoreEntryValue[];
  readonly total: number;
  readonly most: number;
  readonly search: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly openId: string | null;
  readonly trial: LoreTrialValue;
  readonly importing: LoreImportValue;
}

/** Changes of an entry that the server does not have yet. */
interface PendingEntry {
  /** As the server has it; null for a new one. */
  base: DraftLoreEntry | null;
  changes: Partial<LoreFieldsValue>;
  batch: { changes: Partial<LoreFieldsValue>; key: string } | null;
  save: LoreSaveState;
  timer: SendTimer;
}

export interface LoreBookParts {
  readonly transport: LoreTransport;
  /** A new value that cannot be guessed. */
  readonly newKey: () => string;
  /** The lorebook was changed on the server: tokens, problems and counts of the draft are others. */
  readonly onStored: () => void;
}

const nothing: LoreBookState = {
  phase: 'loading',
  entries: [],
  total: 0,
  most: 5_000,
  search: '',
  hasPrevious: false,
  hasNext: false,
  openId: null,
  trial: { kind: 'waiting' },
  importing: { kind: 'waiting' },
};

/**
 * Edits the lorebook of a draft, a page at a time. A change shows at once and is sent after a pause in the typing; while
 * the server does not answer it is sent again under its key. An entry that was changed elsewhere waits for a decision.
 */
export class LoreBook {
  readonly state: Store<LoreBookState> = createStore(nothing);
  readonly #parts: LoreBookParts;
  readonly #pending = new Map<string, PendingEntry>();
  readonly #deleted = new Set<string>();
  #loaded: readonly DraftLoreEntry[] = [];
  #before: number[] = [];
  #from = 0;
  #nextFrom: number | null = null;
  #loading = 0;
  #searchTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LoreBookParts) {
    this.#parts = parts;
  }

  get hasUnsent(): boolean {
    return [...this.#pending.values()].some(({ save }) => save.kind !== 'saved');
  }

  async load(): Promise<void> {
    this.#loading += 1;
    const turn = this.#loading;
    const { search } = this.state.get();
    try {
      const page = await this.#parts.transport.list({ search, from: this.#from, limit: pageSize });
      if (turn !== this.#loading) return;
      this.#loaded = page.items;
      this.#deleted.clear();
      const last = page.items.at(-1);
      this.#nextFrom = page.nextCursor === null || last === undefined ? null : last.index + 1;
      this.#show({ phase: 'ready', total: page.total, most: page.most });
    } catch (error) {
      console.warn('A lorebook could not be loaded', error);
      if (turn === this.#loading) this.#show({ phase: this.#loaded.length === 0 ? 'failed' : 'ready' });
    }
  }

  retry(): void {
    this.#show({ phase: 'loading' });
    void this.load();
  }

  search(search: string): void {
    this.#from = 0;
    this.#before = [];
    this.#show({ search, openId: null });
    clearTimeout(this.#searchTimer);
    this.#searchTimer = setTimeout(() => void this.load(), searchPauseMs);
  }

  turnPage(step: 1 | -1): void {
    if (step === 1) {
      if (this.#nextFrom === null) return;
      this.#before.push(this.#from);
      this.#from = this.#nextFrom;
    } else this.#from = this.#before.pop() ?? 0;
    this.#show({ openId: null });
    void this.load();
  }

  open(openId: string | null): void {
    this.#show({ openId });
  }

  async openAt(index: number): Promise<void> {
    this.#from = Math.floor(index / pageSize) * pageSize;
    this.#before = Array.from({ length: this.#from / pageSize }, (_, page) => page * pageSize);
    this.#show({ search: '' });
    await this.load();
    const entry = this.#loaded.find((one) => one.index === index);
    if (entry !== undefined) this.open(entry.entryId);
  }

  async add(copyOf?: string): Promise<void> {
    const { most, search, total } = this.state.get();
    if (total >= most && search === '') return;
    const entryId = `lore-${this.#parts.newKey().toLowerCase()}`;
    const form = { changes: {}, ...(copyOf === undefined ? {} : { copyOf }) };
    const answer = await this.#parts.transport.put(entryId, form, null, this.#parts.newKey());
    if (answer.kind !== 'stored') {
      this.#show({ importing: { kind: 'failed', why: answer.kind === 'full' ? 'full' : 'failed' } });
      return;
    }
    this.#parts.onStored();
    await this.openAt(answer.entry.index);
  }

  change(entryId: string, changes: Partial<LoreFieldsValue>): void {
    const pending = this.#pendingOf(entryId);
    if (pending === undefined) return;
    pending.changes = { ...pending.changes, ...changes };
    if (pending.save.kind !== 'conflict') pending.save = { kind: 'saving' };
    pending.timer.noteEdit();
    if (pending.save.kind !== 'conflict') pending.timer.schedule();
    this.#show({});
  }

  flush(): void {
    for (const [entryId, { save }] of this.#pending) {
      if (save.kind === 'saving' || save.kind === 'unsaved') void this.#send(entryId);
    }
  }

  async remove(entryId: string): Promise<void> {
    this.#drop(entryId);
    this.#deleted.add(entryId);
    this.#show({ openId: null });
    await this.#settle(this.#parts.transport.remove(entryId), () => this.#deleted.delete(entryId));
  }

  async restore(entryId: string): Promise<void> {
    await this.#settle(this.#parts.transport.restore(entryId).then(() => this.load()));
  }

  async move(entryId: string, step: 1 | -1): Promise<void> {
    const entry = this.#loaded.find((one) => one.entryId === entryId);
    if (entry === undefined) return;
    const index = Math.max(0, entry.index + step);
    await this.#settle(this.#parts.transport.move(entryId, index).then(() => this.load()));
  }

  decide(entryId: string, choice: 'mine' | 'theirs'): void {
    const pending = this.#pending.get(entryId);
    if (pending === undefined) return;
    if (choice === 'theirs') {
      this.#drop(entryId);
      this.#show({});
      return;
    }
    pending.save = { kind: 'saving' };
    this.#show({});
    void this.#send(entryId);
  }

  async importFile(content: string): Promise<void> {
    this.#show({ importing: { kind: 'reading' } });
    try {
      const { added, skipped } = await this.#parts.transport.importFile(content, this.#parts.newKey());
      this.#show({ importing: { kind: 'done', added, skipped } });
      this.#parts.onStored();
      await this.load();
    } catch (error) {
      console.warn('A lorebook could not be imported', error);
      const status = error instanceof ApiError ? error.status : 0;
      this.#show({ importing: { kind: 'failed', why: importFailures[status] ?? 'failed' } });
    }
  }

  failTooLarge(): void {
    this.#show({ importing: { kind: 'failed', why: 'too-large' } });
  }

  async tryLine(text: string): Promise<void> {
    this.#show({ trial: { kind: 'trying' } });
    try {
      const { items, total } = await this.#parts.transport.tryLine(text);
      this.#show({ trial: { kind: 'done', items, total } });
    } catch (error) {
      console.warn('A lorebook could not be tried', error);
      this.#show({ trial: { kind: 'failed' } });
    }
  }

  close(): void {
    clearTimeout(this.#searchTimer);
    this.flush();
  }

  /** Waits for an act that changes the list; one that fails is taken back. */
  async #settle(act: Promise<void>, takeBack?: () => void): Promise<void> {
    try {
      await act;
      this.#parts.onStored();
    } catch (error) {
      console.warn('A lorebook could not be changed', error);
      takeBack?.();
      this.#show({ importing: { kind: 'failed', why: 'failed' } });
      return;
    }
    this.#show({ importing: { kind: 'waiting' } });
  }

  #pendingOf(entryId: string): PendingEntry | undefined {
    const known = this.#pending.get(entryId);
    if (known !== undefined) return known;
    const base = this.#loaded.find((one) => one.entryId === entryId);
    if (base === undefined) return undefined;
    const timer = new SendTimer(() => void this.#send(entryId));
    const made: PendingEntry = { base, changes: {}, batch: null, save: { kind: 'saved' }, timer };
    this.#pending.set(entryId, made);
    return made;
  }

  #drop(entryId: string): void {
    this.#pending.get(entryId)?.timer.clear();
    this.#pending.delete(entryId);
  }

  async #send(entryId: string): Promise<void> {
    const pending = this.#pending.get(entryId);
    if (pending === undefined || (pending.batch !== null && !pending.timer.isFailing)) return;
    pending.batch ??= { changes: pending.changes, key: this.#parts.newKey() };
    const { batch } = pending;
    pending.timer.noteSent();
    const answer = await this.#parts.transport.put(
      entryId,
      { changes: toChanges(batch.changes) },
      pending.base?.revision ?? null,
      batch.key,
    );
    if (this.#pending.get(entryId) !== pending) return;
    if (answer.kind === 'unreachable') {
      pending.timer.fail();
      pending.timer.schedule();
      pending.save = { kind: 'unsaved' };
      this.#show({});
      return;
    }
    pending.timer.succeed();
    pending.batch = null;
    if (answer.kind === 'stored') this.#take(entryId, pending, answer.entry, batch.changes);
    else if (answer.kind === 'conflict') await this.#meet(entryId, pending);
    else pending.save = { kind: answer.kind };
    this.#show({});
  }

  /** What was stored is no change any more; what was written meanwhile is sent next. */
  #take(entryId: string, pending: PendingEntry, entry: DraftLoreEntry, sent: Partial<LoreFieldsValue>): void {
    this.#put(entry);
    pending.base = entry;
    const left = fieldNames.filter((name) => name in pending.changes && pending.changes[name] !== sent[name]);
    pending.changes = pick(pending.changes, left);
    this.#parts.onStored();
    if (left.length === 0) {
      this.#pending.delete(entryId);
      return;
    }
    pending.timer.schedule();
  }

  async #meet(entryId: string, pending: PendingEntry): Promise<void> {
    try {
      const theirs = await this.#parts.transport.get(entryId);
      this.#put(theirs);
      pending.base = theirs;
      pending.save = { kind: 'conflict', theirs: theirs.fields };
    } catch (error) {
      console.warn('An entry of a lorebook is gone', error);
      this.#drop(entryId);
      await this.load();
    }
  }

  #put(entry: DraftLoreEntry): void {
    this.#loaded = this.#loaded.map((one) => (one.entryId === entry.entryId ? entry : one));
  }

  #show(patch: Partial<LoreBookState>): void {
    this.state.set({
      ...this.state.get(),
      ...patch,
      entries: this.#loaded.map((entry) => {
        const pending = this.#pending.get(entry.entryId);
        return {
          entryId: entry.entryId,
          index: entry.index,
          fields: { ...entry.fields, ...pending?.changes },
          longFields: entry.longFields,
          tokens: entry.tokens,
          save: pending?.save ?? { kind: 'saved' },
          isDeleted: this.#deleted.has(entry.entryId),
        };
      }),
      hasPrevious: this.#before.length > 0,
      hasNext: this.#nextFrom !== null,
    });
  }
}

const importFailures: Partial<Record<number, Extract<LoreImportValue, { kind: 'failed' }>['why']>> = {
  400: 'no-lorebook',
  409: 'full',
  413: 'too-large',
  415: 'no-lorebook',
};

const fieldNames = [
  'name',
  'comment',
  'keys',
  'secondaryKeys',
  'selective',
  'content',
  'enabled',
  'constant',
  'useRegex',
  'caseSensitive',
  'insertionOrder',
  'priority',
  'position',
] as const satisfies readonly (keyof LoreFieldsValue)[];

function pick(changes: Partial<LoreFieldsValue>, names: readonly (keyof LoreFieldsValue)[]): Partial<LoreFieldsValue> {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => names.some((one) => one === name)));
}

function toChanges({ keys, secondaryKeys, ...rest }: Partial<LoreFieldsValue>): DraftLoreChanges {
  return {
    ...rest,
    ...(keys === undefined ? {} : { keys: [...keys] }),
    ...(secondaryKeys === undefined ? {} : { secondaryKeys: [...secondaryKeys] }),
  };
}
