import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CharacterDraftEnvelope,
  DraftLoreEntryEnvelope,
  DraftLoreImportEnvelope,
  DraftLorePageEnvelope,
  KeptCharacterEnvelope,
  WokenLoreEnvelope,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const begin = async (session: SessionValues) => {
  const json = { from: 'blank', locale: 'en-US' };
  const answer = await server.call('/character-drafts', { method: 'POST', session, json });
  return CharacterDraftEnvelope.parse(answer.body).data.draftId;
};
const draft = async (session: SessionValues, draftId: string) =>
  CharacterDraftEnvelope.parse((await server.call(`/character-drafts/${draftId}`, { session })).body).data;
const headersOf = (base?: number, key?: string) => ({
  ...(base === undefined ? {} : { 'If-Match': `"${base}"` }),
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
});
const call = (
  session: SessionValues,
  path: string,
  { method = 'GET', json, base, key }: { method?: string; json?: object; base?: number; key?: string } = {},
) =>
  server.call(`/character-drafts/${path}`, {
    method,
    session,
    headers: headersOf(base, key),
    ...(json === undefined ? {} : { json }),
  });
const put = (session: SessionValues, path: string, changes: object, more: { base?: number; copyOf?: string } = {}) => {
  const { base, ...rest } = more;
  return call(session, path, { method: 'PUT', json: { changes, ...rest }, ...(base === undefined ? {} : { base }) });
};
const stored = async (answer: ReturnType<typeof put>) => DraftLoreEntryEnvelope.parse((await answer).body).data;
const list = async (session: SessionValues, draftId: string, query = '') =>
  DraftLorePageEnvelope.parse((await call(session, `${draftId}/lore${query}`)).body).data;
const names = async (session: SessionValues, draftId: string) =>
  (await list(session, draftId)).items.map(({ fields, index }) => `${index} ${fields.name}`);
const write = async (session: SessionValues, draftId: string, ...written: string[]) => {
  for (const name of written) {
    await put(session, `${draftId}/lore/lore-${name}`, { name, keys: [name], content: `About ${name}.` });
  }
};
const importBook = (session: SessionValues, draftId: string, book: object, key?: string) =>
  call(session, `${draftId}/lore-imports`, {
    method: 'POST',
    json: { content: Buffer.from(JSON.stringify(book)).toString('base64') },
    ...(key === undefined ? {} : { key }),
  });
const bookOf = (entries: object[]) => ({ spec: 'lorebook_v3', data: { extensions: {}, entries } });
const imported = (more: object = {}) => ({
  keys: ['quay'],
  content: 'The quay is wet.',
  extensions: {},
  enabled: true,
  insertion_order: 5,
  use_regex: false,
  ...more,
});

describe('the lorebook of a draft', () => {
  it('is empty at first, and has what is written into it in order', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    expect(await list(session, draftId)).toEqual({ items: [], nextCursor: null, total: 0, most: 5_000 });
    const changes = { name: 'The oven', keys: ['oven', ' oven ', 'stove'], content: 'Never cold.', constant: true };
    const entry = await stored(put(session, `${draftId}/lore/lore-oven`, changes));
    expect(entry).toMatchObject({ entryId: 'lore-oven', revision: 1, index: 0, longFields: [] });
    expect(entry.fields).toEqual({
      name: 'The oven',
      comment: '',
      keys: ['oven', 'stove'],
      secondaryKeys: [],
      selective: false,
      content: 'Never cold.',
      enabled: true,
      constant: true,
      useRegex: false,
      caseSensitive: false,
      insertionOrder: 100,
      priority: null,
      position: null,
    });
    await write(session, draftId, 'sea');
    expect(await names(session, draftId)).toEqual(['0 The oven', '1 sea']);
    const now = await draft(session, draftId);
    expect(now).toMatchObject({ loreCount: 2, revision: 1 });
    expect(now.tokens.byField).toContainEqual({ field: 'lore', tokens: entry.tokens });
    expect((await call(session, `${draftId}/lore/lore-oven`)).body.data).toEqual(entry);
  });

  it('changes fields of an entry, and refuses what is based on an older revision', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    await write(session, draftId, 'sea');
    const path = `${draftId}/lore/lore-sea`;
    const second = await stored(
      put(session, path, { content: 'Salt.', priority: 3, position: 'after_char' }, { base: 1 }),
    );
    expect(second).toMatchObject({ revision: 2, fields: { name: 'sea', content: 'Salt.', priority: 3 } });
    const late = await put(session, path, { content: 'Fresh.' }, { base: 1 });
    expect(late).toMatchObject({ status: 409, body: { field: 'If-Match' } });
    expect(await put(session, path, { content: 'Salt.' }, { base: 1 })).toMatchObject({ status: 200 });
    expect(await put(session, path, { name: 'again' })).toMatchObject({ status: 409, body: { field: 'If-Match' } });
    expect(await put(session, path, {}, { base: 9 })).toMatchObject({ status: 400, body: { field: 'If-Match' } });
    expect((await list(session, draftId)).items).toEqual([second]);
  });

  it('keeps what it does not show of an entry, also in a copy', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    const content = `${'x'.repeat(70_000)}end`;
    const more = {
      id: 7,
      secondary_keys: ['customs'],
      extensions: { depth: 4, 'other/app': { a: [1] } },
      odd: '9'.repeat(3),
    };
    await importBook(session, draftId, bookOf([imported({ ...more, content })]));
    const [entry] = (await list(session, draftId)).items;
    expect(entry).toMatchObject({ longFields: ['content'], fields: { secondaryKeys: ['customs'] } });
    const path = `${draftId}/lore/${entry?.entryId}`;
    await put(session, path, { name: 'Quay' }, { base: 1 });
    await put(session, `${draftId}/lore/copy-1`, { name: 'Copy' }, { copyOf: entry?.entryId ?? '' });
    expect(await names(session, draftId)).toEqual(['0 Quay', '1 Copy']);
    const { rows } = {
      rows: await server.deps.database.db
        .selectFrom('draft_lore_entries')
        .select('entry')
        .where('draft_id', '=', draftId)
        .orderBy('position')
        .execute(),
    };
    const [first, copy] = rows.map((row): unknown => JSON.parse(row.entry));
    expect(first).toEqual({ ...imported({ ...more, content }), name: 'Quay' });
    const { id: _id, ...rest } = more;
    expect(copy).toEqual({ ...imported({ ...rest, content }), name: 'Copy' });
  });

  it('deletes an entry, closes up, and restores it in its place for a day', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    await write(session, draftId, 'a', 'b', 'c');
    const path = `${draftId}/lore/lore-b`;
    expect(await call(session, path, { method: 'DELETE', base: 4 })).toMatchObject({ status: 409 });
    expect(await call(session, path, { method: 'DELETE', base: 1 })).toMatchObject({ status: 200 });
    expect(await names(session, draftId)).toEqual(['0 a', '1 c']);
    expect(await call(session, path)).toMatchObject({ status: 404 });
    expect(await stored(call(session, `${path}/restore`, { method: 'POST' }))).toMatchObject({ index: 1 });
    expect(await stored(call(session, `${path}/restore`, { method: 'POST' }))).toMatchObject({ index: 1 });
    expect(await names(session, draftId)).toEqual(['0 a', '1 b', '2 c']);
    await call(session, path, { method: 'DELETE' });
    server.clock.advance(DAY_MS + 1);
    expect(await call(session, `${path}/restore`, { method: 'POST' })).toMatchObject({ status: 404 });
    await server.deps.retention.sweep();
    const { db } = server.deps.database;
    const left = await db.selectFrom('draft_lore_entries').select('entry_id').where('draft_id', '=', draftId).execute();
    expect(left).toHaveLength(2);
  });

  it.each([
    ['lore-c', 0, ['0 c', '1 a', '2 b']],
    ['lore-a', 1, ['0 b', '1 a', '2 c']],
    ['lore-a', 4_999, ['0 b', '1 c', '2 a']],
    ['lore-b', 1, ['0 a', '1 b', '2 c']],
  ])('moves %s to place %i', async (entryId, index, expected) => {
    const session = await server.registered();
    const draftId = await begin(session);
    await write(session, draftId, 'a', 'b', 'c');
    await call(session, `${draftId}/lore/${entryId}/move`, { method: 'POST', json: { index } });
    expect(await names(session, draftId)).toEqual(expected);
  });

  it('is listed by pages, from a place on, and by words', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    await importBook(
      session,
      draftId,
      bookOf(Array.from({ length: 120 }, (_, index) => imported({ name: `Entry ${index}`, content: `No. ${index}` }))),
    );
    const first = await list(session, draftId);
    expect(first).toMatchObject({ total: 120, items: { length: 50 } });
    const second = await list(session, draftId, `?cursor=${first.nextCursor}`);
    expect(second.items[0]).toMatchObject({ index: 50 });
    expect((await list(session, draftId, '?from=100')).items).toHaveLength(20);
    const found = await list(session, draftId, '?search=ENTRY%2011');
    expect(found.items.map(({ index }) => index)).toEqual([11, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119]);
    expect(found.total).toBe(11);
  });

  it('takes the entries of a file behind its own, and none twice', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    await write(session, draftId, 'sea');
    const book = bookOf([imported(), imported({ keys: ['salt'] })]);
    const first = DraftLoreImportEnvelope.parse((await importBook(session, draftId, book, 'import-1')).body).data;
    expect(first).toEqual({ added: 2, skipped: 0, loreCount: 3, warnings: [] });
    expect((await importBook(session, draftId, book, 'import-1')).body.data).toEqual(first);
    expect((await importBook(session, draftId, book)).body.data).toMatchObject({ added: 0, skipped: 2, loreCount: 3 });
    expect(await importBook(session, draftId, { no: 'book' })).toMatchObject({ status: 415 });
  });

  it('has room for 5,000 entries and no more, and says so', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    const entries = Array.from({ length: 5_000 }, (_, index) => imported({ keys: [`k${index}`] }));
    expect((await importBook(session, draftId, bookOf(entries))).body.data).toMatchObject({ loreCount: 5_000 });
    expect(await importBook(session, draftId, bookOf([imported({ keys: ['one more'] })]))).toMatchObject({
      status: 413,
    });
    const more = await put(session, `${draftId}/lore/lore-more`, { name: 'more' });
    expect(more).toMatchObject({ status: 409 });
    expect(more.body).not.toHaveProperty('field');
    expect((await draft(session, draftId)).loreCount).toBe(5_000);
    const found = await list(session, draftId, '?search=k4999');
    expect(found.items[0]).toMatchObject({ index: 4_999 });
    await call(session, `${draftId}/lore/${found.items[0]?.entryId}`, { method: 'DELETE' });
    expect(await put(session, `${draftId}/lore/lore-more`, { name: 'more' })).toMatchObject({ status: 200 });
  });

  it('says which entries a line wakes, as chats do', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    await write(session, draftId, 'lantern', 'sea');
    await put(session, `${draftId}/lore/lore-always`, { content: 'Night.', constant: true, insertionOrder: 1 });
    await put(session, `${draftId}/lore/lore-off`, { content: 'Off.', keys: ['lantern'], enabled: false });
    await put(session, `${draftId}/lore/lore-re`, { content: 'Re.', keys: ['/lan.*s/', '(a+)+$'], useRegex: true });
    const json = { text: `The LANTERNS are out ${'a'.repeat(1_000)}!` };
    const answer = await call(session, `${draftId}/lore-trials`, { method: 'POST', json });
    const { items, total } = WokenLoreEnvelope.parse(answer.body).data;
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { entryId: 'lore-always', keyword: null, index: 2 },
      { entryId: 'lore-lantern', keyword: 'lantern', title: 'lantern', index: 0 },
    ]);
  });

  it('names its problems in every answer of the draft', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    await put(session, `${draftId}/lore/lore-none`, { content: 'Never woken. {{mood}}' });
    await put(session, `${draftId}/lore/lore-re`, { content: 'x', keys: ['(a'], useRegex: true });
    const problemsOf = async () =>
      (await draft(session, draftId)).problems
        .filter(({ field }) => field === 'lore')
        .map(({ code, entryId, index }) => [code, entryId, index]);
    expect(await problemsOf()).toEqual([
      ['unknown-macro', 'lore-none', 0],
      ['lore-keys-missing', 'lore-none', 0],
      ['lore-key-broken', 'lore-re', 1],
    ]);
    await call(session, `${draftId}/lore/lore-none`, { method: 'DELETE' });
    expect(await problemsOf()).toEqual([['lore-key-broken', 'lore-re', 0]]);
  });

  it('is in the card that is kept, with all that came with it, and is gone with the draft', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    await importBook(session, draftId, bookOf([imported({ 'x-odd': { a: 1 } })]));
    const patched = await call(session, draftId, { method: 'PATCH', json: { changes: { name: 'Noor' } }, base: 1 });
    const { revision } = CharacterDraftEnvelope.parse(patched.body).data;
    const answer = await call(session, `${draftId}/keep`, { method: 'POST', base: revision });
    const { characterId } = KeptCharacterEnvelope.parse(answer.body).data;
    const headers = new Headers({ ...session });
    const card = await server.app.request(`/api/characters/${characterId}/card?format=json`, { headers });
    expect(await card.json()).toMatchObject({
      data: { character_book: { entries: [imported({ 'x-odd': { a: 1 } })] } },
    });
    const { db } = server.deps.database;
    const left = await db.selectFrom('draft_lore_entries').select('entry_id').where('draft_id', '=', draftId).execute();
    expect(left).toEqual([]);
  });

  it('is not kept with what may not be written', async () => {
    const session = await server.registered();
    const draftId = await begin(session);
    await put(session, `${draftId}/lore/lore-bad`, { content: 'A naked child, a sex scene.', keys: ['bad'] });
    const patched = await call(session, draftId, { method: 'PATCH', json: { changes: { name: 'Noor' } }, base: 1 });
    const { revision } = CharacterDraftEnvelope.parse(patched.body).data;
    const answer = await call(session, `${draftId}/keep`, { method: 'POST', base: revision });
    expect(answer).toMatchObject({ status: 403, body: { field: 'lore' } });
  });

  it('is stored once for a request that is sent twice, and is not for others', async () => {
    const [session, stranger] = [await server.registered(), await server.guest()];
    const draftId = await begin(session);
    const json = { changes: { name: 'sea' } };
    const path = `${draftId}/lore/lore-sea`;
    const first = await call(session, path, { method: 'PUT', json, key: 'put-sea-1' });
    expect(await call(session, path, { method: 'PUT', json, key: 'put-sea-1' })).toMatchObject({ body: first.body });
    const post = { method: 'POST', json: { text: 'sea' } };
    const all = [
      call(stranger, `${draftId}/lore`),
      call(stranger, path),
      call(stranger, path, { method: 'PUT', json, base: 1 }),
      call(stranger, path, { method: 'DELETE' }),
      call(stranger, `${path}/restore`, { method: 'POST' }),
      call(stranger, `${path}/move`, { method: 'POST', json: { index: 0 } }),
      call(stranger, `${draftId}/lore-trials`, post),
      importBook(stranger, draftId, bookOf([imported()])),
      call(session, `${draftId}/lore/lore-unknown`),
    ];
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 404));
    expect(await server.call(`/character-drafts/${draftId}/lore`)).toMatchObject({ status: 401 });
    expect(await names(session, draftId)).toEqual(['0 sea']);
  });
});
