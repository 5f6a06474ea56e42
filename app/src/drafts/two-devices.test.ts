import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { DraftEditor } from './draft-editor';
import type { ConflictChoice } from './draft-state';
import { Device } from './testing/device';
import { DraftServer } from './testing/draft-server';
import { noteDraft, type NoteFields } from './testing/note-draft';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A run is work, not waiting: a busy machine may take long for it, in milliseconds. */
const slowMs = 60_000;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const wordsIn = (fields: NoteFields, names: readonly (keyof NoteFields)[] = noteDraft.names): Set<string> =>
  new Set(names.flatMap((name) => [fields[name]].flat().join(' ').split(' ')).filter((word) => word !== ''));

function withWord(fields: NoteFields, random: () => number, word: string): Partial<NoteFields> {
  const name = noteDraft.names[Math.floor(random() * noteDraft.names.length)] ?? 'text';
  if (name === 'tags') return { tags: [...fields.tags, word] };
  const words = fields[name].split(' ').filter((one) => one !== '');
  return { [name]: words.toSpliced(Math.floor(random() * (words.length + 1)), 0, word).join(' ') };
}

interface Run {
  readonly seed: number;
  readonly choose: (random: () => number) => ConflictChoice;
}

/**
 * Two devices make 1,000 edits between them, while requests get lost before and after the server has acted, and tabs
 * are closed and opened again.
 *
 * @returns the words that were written, those that the visitor has given up in conflicts, and both ends
 */
async function edit1000Times({ seed, choose }: Run) {
  const random = numbers(seed);
  // Editors spread their retries.
  vi.spyOn(Math, 'random').mockImplementation(random);
  const server = new DraftServer();
  server.weather = () => {
    const chance = random();
    return chance < 0.15 ? 'lost-before' : chance < 0.3 ? 'lost-after' : 'fine';
  };
  const { draftId } = server.create();
  const devices = [new Device(server), new Device(server)];
  const written = new Set<string>();
  const givenUp = new Set<string>();

  const open = async (device: Device): Promise<DraftEditor<NoteFields>> => {
    const editor = device.tab(draftId);
    await editor.open();
    while (editor.state.get().phase !== 'open') await editor.refresh();
    return editor;
  };
  const decide = (editor: DraftEditor<NoteFields>) => {
    const { conflicts } = editor.state.get();
    const before = conflicts.flatMap(({ field, mine, theirs }) => [
      ...wordsIn(mine, [field]),
      ...wordsIn(theirs, [field]),
    ]);
    editor.resolve(new Map(conflicts.map(({ field }) => [field, choose(random)])));
    const after = wordsIn(editor.state.get().fields);
    for (const word of before) if (!after.has(word)) givenUp.add(word);
  };

  const editors = await Promise.all(devices.map(open));
  for (let edit = 0; edit < 1_000; edit += 1) {
    const at = random() < 0.5 ? 0 : 1;
    let editor = editors[at];
    const device = devices[at];
    if (editor === undefined || device === undefined) throw new Error('There are two devices');
    const word = `w${edit}`;
    editor.edit(withWord(editor.state.get().fields, random, word));
    written.add(word);
    if (random() < 0.3) await vi.advanceTimersByTimeAsync(Math.floor(random() * 4_000));
    if (random() < 0.05) void editor.flush();
    if (editor.state.get().conflicts.length > 0 && random() < 0.5) decide(editor);
    if (random() < 0.02) {
      editor.close();
      editor = await open(device);
      editors[at] = editor;
    }
  }

  server.weather = () => 'fine';
  const settle = async (editor: DraftEditor<NoteFields>) => {
    await editor.refresh();
    do {
      decide(editor);
      await editor.flush();
    } while (editor.state.get().save.kind !== 'saved');
  };
  // The first may have to hear what the second has saved last.
  for (const editor of [...editors, ...editors]) await settle(editor);
  for (const editor of editors) await editor.refresh();
  const ends = editors.map(({ state }) => state.get().fields);
  for (const editor of editors) editor.close();
  return { written, givenUp, ends, stored: server.read(draftId).fields };
}

const lost = ({ written, givenUp, stored }: Awaited<ReturnType<typeof edit1000Times>>): string[] => {
  const present = wordsIn(stored);
  return [...written].filter((word) => !present.has(word) && !givenUp.has(word));
};

test.each([1, 2, 3])(
  'two devices lose no word and end equal when both versions are kept (run %i)',
  async (seed) => {
    const run = await edit1000Times({ seed, choose: () => 'both' });
    expect(lost(run)).toEqual([]);
    expect(run.givenUp.size).toBe(0);
    expect(run.ends).toEqual([run.stored, run.stored]);
  },
  slowMs,
);

test.each([4, 5, 6])(
  'two devices lose nothing but what their visitor gives up (run %i)',
  async (seed) => {
    const choices = ['mine', 'theirs', 'both'] as const;
    const choose = (random: () => number) => choices[Math.floor(random() * choices.length)] ?? 'both';
    const run = await edit1000Times({ seed, choose });
    expect(lost(run)).toEqual([]);
    expect(run.ends).toEqual([run.stored, run.stored]);
  },
  slowMs,
);
