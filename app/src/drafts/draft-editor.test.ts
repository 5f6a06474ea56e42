import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Device } from './testing/device';
import { DraftServer } from './testing/draft-server';
import { longestTitle } from './testing/note-draft';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  const server = new DraftServer();
  const { draftId } = server.create();
  const device = new Device(server);
  const editor = device.tab(draftId);
  await editor.open();
  return { server, draftId, device, editor };
}

const saved = (editor: { state: { get: () => { save: unknown } } }) => editor.state.get().save;

test('saves 1.2 s after the last key', async () => {
  const { server, draftId, editor } = await setUp();
  editor.edit({ title: 'T' });
  await vi.advanceTimersByTimeAsync(1_000);
  editor.edit({ title: 'To' });
  await vi.advanceTimersByTimeAsync(1_199);
  expect(server.read(draftId).fields.title).toBe('');
  expect(saved(editor)).toEqual({ kind: 'saving' });
  await vi.advanceTimersByTimeAsync(1);
  expect(server.read(draftId).fields.title).toBe('To');
  expect(saved(editor)).toEqual({ kind: 'saved', at: '2026-11-21T12:00:02.200Z' });
  expect(server.updates).toBe(1);
});

test('saves at most 5 s after the first key while the visitor keeps typing', async () => {
  const { server, draftId, editor } = await setUp();
  for (let key = 1; key <= 10; key += 1) {
    editor.edit({ title: 'x'.repeat(key) });
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(server.read(draftId).fields.title).toBe('x'.repeat(10));
  expect(server.updates).toBe(1);
});

test('creates the draft at the first key, and sends what follows together', async () => {
  const server = new DraftServer();
  const editor = new Device(server).tab(null);
  await editor.open();
  expect(saved(editor)).toEqual({ kind: 'unwritten' });
  editor.edit({ title: 'T' });
  editor.edit({ title: 'To' });
  await vi.advanceTimersByTimeAsync(0);
  expect(editor.state.get()).toMatchObject({ draftId: 'drf-1', fields: { title: 'To' }, save: { kind: 'saving' } });
  expect(server.count).toBe(1);
  await vi.advanceTimersByTimeAsync(1_200);
  expect(server.read('drf-1').fields.title).toBe('To');
  expect(server.updates).toBe(1);
});

test('creates one draft when the answer to its creation is lost, also after a reload', async () => {
  const server = new DraftServer();
  const device = new Device(server);
  const before = device.tab(null);
  await before.open();
  server.weather = () => 'lost-after';
  before.edit({ title: 'Tomás' });
  await vi.advanceTimersByTimeAsync(300);
  expect(saved(before)).toEqual({ kind: 'on-device' });
  before.close();
  server.weather = () => 'fine';
  const after = device.tab(null);
  await after.open();
  await after.flush();
  expect(server.count).toBe(1);
  expect(server.read('drf-1').fields.title).toBe('Tomás');
});

test('keeps the words of a visitor who has too many drafts until there is room', async () => {
  const server = new DraftServer();
  server.limit = 0;
  const editor = new Device(server).tab(null);
  await editor.open();
  editor.edit({ title: 'T' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved(editor)).toEqual({ kind: 'too-many' });
  server.limit = 1;
  await editor.refresh();
  expect(await editor.flush()).toBe(true);
  expect(server.read('drf-1').fields.title).toBe('T');
});

test('keeps changes on this device while the server does not answer, and sends them once', async () => {
  const { server, draftId, editor } = await setUp();
  server.weather = () => 'lost-before';
  editor.edit({ title: 'To' });
  await vi.advanceTimersByTimeAsync(1_200);
  expect(saved(editor)).toEqual({ kind: 'on-device' });
  await vi.advanceTimersByTimeAsync(60_000);
  server.weather = () => 'fine';
  await vi.advanceTimersByTimeAsync(30_000);
  expect(saved(editor)).toMatchObject({ kind: 'saved' });
  expect(server.read(draftId)).toMatchObject({ revision: 2, fields: { title: 'To' } });
});

test('sends at once when the connection is back', async () => {
  const { server, draftId, editor } = await setUp();
  server.weather = () => 'lost-before';
  editor.edit({ title: 'To' });
  expect(await editor.flush()).toBe(false);
  server.weather = () => 'fine';
  await editor.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.read(draftId).fields.title).toBe('To');
});

test('has one effect when the answer was lost, however much is typed meanwhile', async () => {
  const { server, draftId, editor } = await setUp();
  server.weather = () => 'lost-after';
  editor.edit({ title: 'To' });
  await vi.advanceTimersByTimeAsync(1_200);
  editor.edit({ title: 'Tomás', text: 'A baker' });
  server.weather = () => 'fine';
  expect(await editor.flush()).toBe(true);
  expect(server.read(draftId)).toMatchObject({ revision: 3, fields: { title: 'Tomás', text: 'A baker' } });
});

test('sends what a closed tab has left behind', async () => {
  const { server, draftId, device, editor } = await setUp();
  server.weather = () => 'lost-after';
  editor.edit({ title: 'To' });
  expect(await editor.flush()).toBe(false);
  editor.edit({ text: 'A baker' });
  editor.close();
  server.weather = () => 'fine';
  const after = device.tab(draftId);
  await after.open();
  expect(after.state.get().fields).toMatchObject({ title: 'To', text: 'A baker' });
  expect(await after.flush()).toBe(true);
  expect(server.read(draftId).fields).toMatchObject({ title: 'To', text: 'A baker' });
});

test('brings changes from elsewhere into fields that are not changed here', async () => {
  const { server, draftId, editor } = await setUp();
  const other = new Device(server).tab(draftId);
  await other.open();
  other.edit({ text: 'A baker', title: 'Isaura' });
  await other.flush();
  editor.edit({ place: 'The harbour' });
  expect(await editor.flush()).toBe(true);
  expect(editor.state.get().fields).toEqual({ title: 'Isaura', text: 'A baker', place: 'The harbour', tags: [] });
  expect(editor.state.get().conflicts).toEqual([]);
});

async function inConflict() {
  const { server, draftId, editor } = await setUp();
  const other = new Device(server).tab(draftId);
  await other.open();
  other.edit({ text: 'A retired smuggler', place: 'The harbour' });
  await other.flush();
  editor.edit({ text: 'A retired baker', title: 'Tomás' });
  await editor.flush();
  return { server, draftId, editor, other };
}

test('holds back a field that was changed elsewhere too, and saves the others', async () => {
  const { server, draftId, editor } = await inConflict();
  expect(saved(editor)).toEqual({ kind: 'conflict' });
  const [conflict] = editor.state.get().conflicts;
  expect(conflict).toMatchObject({
    field: 'text',
    mine: { text: 'A retired baker' },
    theirs: { text: 'A retired smuggler' },
  });
  expect(server.read(draftId).fields).toMatchObject({ text: 'A retired smuggler', title: 'Tomás' });
  expect(editor.state.get().fields.place).toBe('The harbour');
});

test.each([
  ['mine', 'A retired baker'],
  ['theirs', 'A retired smuggler'],
  ['both', 'A retired smuggler baker'],
] as const)('keeps %s of two versions', async (choice, text) => {
  const { server, draftId, editor, other } = await inConflict();
  editor.resolve(new Map([['text', choice]]));
  expect(await editor.flush()).toBe(true);
  await other.refresh();
  expect(server.read(draftId).fields.text).toBe(text);
  expect(other.state.get().fields).toEqual(editor.state.get().fields);
  expect(saved(editor)).toMatchObject({ kind: 'saved' });
});

test('says when another tab has the draft open, and follows what it saves', async () => {
  const { draftId, device, editor } = await setUp();
  const second = device.tab(draftId);
  await second.open();
  await vi.advanceTimersByTimeAsync(0);
  expect([editor, second].map(({ state }) => state.get().isElsewhere)).toEqual([true, true]);
  editor.edit({ title: 'Tomás' });
  await editor.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.state.get().fields.title).toBe('Tomás');
  editor.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.state.get().isElsewhere).toBe(false);
});

test('keeps what is too long on this device until it is shortened, and saves the rest', async () => {
  const { server, draftId, editor } = await setUp();
  editor.edit({ title: 'x'.repeat(longestTitle + 1), text: 'A baker' });
  expect(await editor.flush()).toBe(true);
  expect(server.read(draftId).fields).toMatchObject({ title: '', text: 'A baker' });
  expect(saved(editor)).toEqual({ kind: 'on-device' });
  editor.edit({ title: 'Tomás' });
  await editor.flush();
  expect(server.read(draftId).fields.title).toBe('Tomás');
});

test('two tabs keep their changes apart while the server does not answer', async () => {
  const { server, draftId, device, editor } = await setUp();
  const second = device.tab(draftId);
  await second.open();
  server.weather = () => 'lost-before';
  editor.edit({ title: 'Tomás' });
  second.edit({ text: 'A baker' });
  await Promise.all([editor.flush(), second.flush()]);
  editor.close();
  second.close();
  server.weather = () => 'fine';
  const after = device.tab(draftId);
  await after.open();
  await after.flush();
  expect(server.read(draftId).fields).toMatchObject({ title: 'Tomás', text: 'A baker' });
});

test('a draft that is gone keeps its changes in case that it comes back, as at a sign-in', async () => {
  const { server, draftId, editor } = await setUp();
  const transport = server.read(draftId);
  editor.edit({ title: 'Tomás' });
  server.delete(draftId);
  expect(await editor.flush()).toBe(false);
  expect(editor.state.get()).toMatchObject({ phase: 'gone', fields: { title: 'Tomás' } });
  expect(server.create().draftId).toBe(transport.draftId);
  await editor.refresh();
  expect(await editor.flush()).toBe(true);
  expect(server.read(draftId).fields.title).toBe('Tomás');
});

test('a draft that ended leaves nothing behind, in any tab', async () => {
  const { draftId, device, editor } = await setUp();
  const second = device.tab(draftId);
  await second.open();
  second.edit({ title: 'Tomás' });
  editor.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([editor, second].map(({ state }) => state.get().phase)).toEqual(['gone', 'gone']);
});
