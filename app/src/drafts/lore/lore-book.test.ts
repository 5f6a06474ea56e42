import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { DraftLoreEntry, DraftLoreFields } from '@fabula/sdk';

import { LoreBook } from './lore-book';
import type { LoreAnswer, LoreTransport } from './lore-transport';

const blank: DraftLoreFields = {
  name: '',
  comment: '',
  keys: [],
  secondaryKeys: [],
  selective: false,
  content: '',
  enabled: true,
  constant: false,
  useRegex: false,
  caseSensitive: false,
  insertionOrder: 100,
  priority: null,
  position: null,
};
const entryOf = (index: number, fields: Partial<DraftLoreFields> = {}): DraftLoreEntry => ({
  entryId: `lore-${index}`,
  revision: 1,
  index,
  fields: { ...blank, name: `Entry ${index}`, ...fields },
  longFields: [],
  tokens: 3,
});

class LoreServer implements LoreTransport {
  entries: DraftLoreEntry[];
  answers: LoreAnswer[] = [];
  puts: { changes: object; revision: number | null; key: string }[] = [];
  constructor(count: number) {
    this.entries = Array.from({ length: count }, (_, index) => entryOf(index));
  }
  list: LoreTransport['list'] = async ({ from, limit, search }) => {
    const found = this.entries.filter(({ fields, index }) => index >= from && fields.name.includes(search));
    const items = found.slice(0, limit);
    return { items, nextCursor: found.length > limit ? 'next' : null, total: this.entries.length, most: 5_000 };
  };
  get: LoreTransport['get'] = async (entryId) => {
    const entry = this.entries.find((one) => one.entryId === entryId);
    if (entry === undefined) throw new Error('no such entry');
    return entry;
  };
  put: LoreTransport['put'] = async (entryId, { changes, copyOf }, revision, key) => {
    this.puts.push({ changes, revision, key });
    const answer = this.answers.shift();
    if (answer !== undefined) return answer;
    const known = this.entries.find((one) => one.entryId === entryId);
    const original = this.entries.find((one) => one.entryId === copyOf);
    const before = known ?? { ...entryOf(this.entries.length, original?.fields), entryId, revision: 0 };
    const entry = { ...before, revision: before.revision + 1, fields: { ...before.fields, ...changes } };
    this.entries =
      known === undefined
        ? [...this.entries, entry]
        : this.entries.map((one) => (one.entryId === entryId ? entry : one));
    return { kind: 'stored', entry };
  };
  remove: LoreTransport['remove'] = async () => undefined;
  restore: LoreTransport['restore'] = (entryId) => this.get(entryId);
  move: LoreTransport['move'] = async () => undefined;
  importFile: LoreTransport['importFile'] = async () => ({ added: 1, skipped: 0, loreCount: 1, warnings: [] });
  tryLine: LoreTransport['tryLine'] = async () => ({ items: [], total: 0 });
}

const setUp = async (count = 2) => {
  const server = new LoreServer(count);
  let keys = 0;
  const onStored = vi.fn<() => void>();
  const book = new LoreBook({ transport: server, newKey: () => `key-${(keys += 1)}`, onStored });
  await book.load();
  const entry = (index: number) => book.state.get().entries.find((one) => one.index === index);
  return { book, entry, onStored, server };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const soon = () => vi.advanceTimersByTimeAsync(2_000);

describe('the lorebook in the editor', () => {
  it('shows a change at once and sends it after a pause, with the revision that it is based on', async () => {
    const { book, entry, onStored, server } = await setUp();
    book.change('lore-0', { name: 'Oven' });
    book.change('lore-0', { keys: ['oven'] });
    expect(entry(0)).toMatchObject({ fields: { name: 'Oven', keys: ['oven'] }, save: { kind: 'saving' } });
    expect(server.puts).toEqual([]);
    expect(book.hasUnsent).toBe(true);
    await soon();
    expect(server.puts).toMatchObject([{ changes: { name: 'Oven', keys: ['oven'] }, revision: 1 }]);
    expect(entry(0)).toMatchObject({ fields: { name: 'Oven' }, save: { kind: 'saved' } });
    expect(book.hasUnsent).toBe(false);
    expect(onStored).toHaveBeenCalledOnce();
  });

  it('keeps a change that the server does not answer, and sends it again under its key', async () => {
    const { book, entry, server } = await setUp();
    server.answers = [{ kind: 'unreachable' }];
    book.change('lore-0', { name: 'Oven' });
    await vi.advanceTimersByTimeAsync(1_300);
    expect(entry(0)).toMatchObject({ fields: { name: 'Oven' }, save: { kind: 'unsaved' } });
    expect(book.hasUnsent).toBe(true);
    await soon();
    expect(server.puts.map(({ key }) => key)).toEqual([server.puts[0]?.key, server.puts[0]?.key]);
    expect(entry(0)).toMatchObject({ save: { kind: 'saved' } });
  });

  it('waits for a decision where an entry was changed elsewhere', async () => {
    const { book, entry, server } = await setUp();
    server.entries = [{ ...entryOf(0, { name: 'Theirs' }), revision: 2 }, entryOf(1)];
    server.answers = [{ kind: 'conflict' }, { kind: 'conflict' }];
    book.change('lore-0', { name: 'Mine' });
    await soon();
    expect(entry(0)).toMatchObject({
      fields: { name: 'Mine' },
      save: { kind: 'conflict', theirs: { name: 'Theirs' } },
    });
    book.decide('lore-0', 'theirs');
    expect(entry(0)).toMatchObject({ fields: { name: 'Theirs' }, save: { kind: 'saved' } });
    book.change('lore-0', { name: 'Mine' });
    await soon();
    book.decide('lore-0', 'mine');
    await soon();
    expect(server.puts.at(-1)).toMatchObject({ changes: { name: 'Mine' }, revision: 2 });
    expect(entry(0)).toMatchObject({ fields: { name: 'Mine' }, save: { kind: 'saved' } });
  });

  it.each(['refused', 'full'] as const)('says that an entry is %s, until it is changed', async (kind) => {
    const { book, entry, server } = await setUp();
    server.answers = [{ kind }];
    book.change('lore-0', { name: 'Oven' });
    await soon();
    expect(entry(0)).toMatchObject({ save: { kind } });
    book.change('lore-0', { name: 'Stove' });
    await soon();
    expect(entry(0)).toMatchObject({ fields: { name: 'Stove' }, save: { kind: 'saved' } });
  });

  it('shows the page of an entry and opens it', async () => {
    const { book } = await setUp(120);
    expect(book.state.get()).toMatchObject({ hasPrevious: false, hasNext: true, total: 120 });
    await book.openAt(104);
    expect(book.state.get()).toMatchObject({ hasPrevious: true, hasNext: false, openId: 'lore-104' });
    expect(book.state.get().entries[0]).toMatchObject({ index: 100 });
    book.turnPage(-1);
    await soon();
    expect(book.state.get().entries[0]).toMatchObject({ index: 50 });
  });

  it('opens an entry that is added, and a copy', async () => {
    const { book, entry } = await setUp(2);
    await book.add();
    expect(book.state.get().openId).toBe(entry(2)?.entryId);
    await book.add('lore-1');
    expect(entry(3)).toMatchObject({ fields: { name: 'Entry 1' } });
  });

  it('takes a deletion back that does not arrive', async () => {
    const { book, entry, server } = await setUp();
    server.remove = () => Promise.reject(new Error('offline'));
    await book.remove('lore-0');
    expect(entry(0)?.isDeleted).toBe(false);
    expect(book.state.get().importing).toEqual({ kind: 'failed', why: 'failed' });
  });
});
