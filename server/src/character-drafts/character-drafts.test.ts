import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CharacterDraftEnvelope,
  CharacterDraftPageEnvelope,
  CharacterDraftConflictProblem,
} from '../contract/validators.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { codeSentTo, readLogin, sendEmailCode, signInByEmail, verifyEmailCode } from '../testing/people/sign-in.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const begin = (session: SessionValues, more: { key?: string } = {}) =>
  server.call('/character-drafts', {
    method: 'POST',
    session,
    json: { from: 'blank', locale: 'en-US' },
    ...(more.key === undefined ? {} : { headers: { 'Idempotency-Key': more.key } }),
  });
const create = async (session: SessionValues) => CharacterDraftEnvelope.parse((await begin(session)).body).data;
const change = (
  session: SessionValues,
  { draftId, revision }: { draftId: string; revision: number },
  changes: object,
  key?: string,
) =>
  server.call(`/character-drafts/${draftId}`, {
    method: 'PATCH',
    session,
    json: { changes },
    headers: { 'If-Match': `"${revision}"`, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
  });
const changed = async (...given: Parameters<typeof change>) =>
  CharacterDraftEnvelope.parse((await change(...given)).body).data;
const read = (session: SessionValues, draftId: string) => server.call(`/character-drafts/${draftId}`, { session });
const remove = (session: SessionValues, draftId: string) =>
  server.call(`/character-drafts/${draftId}`, { method: 'DELETE', session });
const restore = (session: SessionValues, draftId: string) =>
  server.call(`/character-drafts/${draftId}/restore`, { method: 'POST', session });
const keep = async (session: SessionValues, { draftId, revision }: { draftId: string; revision: number }) =>
  expect(
    await server.call(`/character-drafts/${draftId}/keep`, {
      method: 'POST',
      session,
      json: { draft: 'stay' },
      headers: { 'If-Match': `"${revision}"` },
    }),
  ).toMatchObject({ status: 200 });
const list = async (session: SessionValues, query = '') =>
  CharacterDraftPageEnvelope.parse((await server.call(`/character-drafts${query}`, { session })).body).data;

describe('a character draft', () => {
  it('begins blank, in the language that was asked for', async () => {
    const session = await server.registered();
    const json = { from: 'blank', locale: 'ar-SA' };
    const answer = await server.call('/character-drafts', { method: 'POST', session, json });
    const draft = CharacterDraftEnvelope.parse(answer.body).data;
    expect(draft).toMatchObject({ revision: 1, fields: { name: '', language: 'ar-SA', portrait: null, tags: [] } });
    expect((await read(session, draft.draftId)).body.data).toEqual(draft);
  });

  it('is in the language of the request where none is named', async () => {
    const session = await server.guest();
    const headers = { 'language-type': 'de-DE' };
    const options = { method: 'POST', session, headers, json: { from: 'blank' } };
    expect((await server.call('/character-drafts', options)).body.data).toMatchObject({
      fields: { language: 'de-DE' },
    });
  });

  it('keeps what is written in it, and leaves the other fields as they are', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const fields = {
      name: 'Tomás Brava',
      temperaments: ['patient', 'dry', 'patient'],
      portrait: { seed: 'tomas-1', mood: 'brass', beard: 'full' },
      exchanges: [{ reader: 'Do you miss the sea?', character: 'Every morning.' }],
      nevers: ['Sells yesterday’s bread.'],
      mature: true,
    };
    const next = await changed(session, draft, fields);
    expect(next).toMatchObject({ revision: 2, fields: { ...fields, temperaments: ['patient', 'dry'], tagline: '' } });
    expect(await changed(session, next, { portrait: null })).toMatchObject({ revision: 3, fields: { portrait: null } });
  });

  it('is not found by another owner, and not without a session', async () => {
    const [session, stranger] = [await server.registered(), await server.guest()];
    const draft = await create(session);
    for (const answer of [
      await read(stranger, draft.draftId),
      await change(stranger, draft, { name: 'Mine' }),
      await remove(stranger, draft.draftId),
      await restore(stranger, draft.draftId),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
    }
    expect(await server.call('/character-drafts')).toMatchObject({ status: 401 });
    expect(await server.call('/character-drafts', { method: 'POST', json: { from: 'blank' } })).toMatchObject({
      status: 401,
    });
    expect((await read(session, draft.draftId)).body.data).toMatchObject({ revision: 1 });
  });

  it('is one of five for a guest and one of fifty for an account', async () => {
    for (const { most, session } of [
      { most: 5, session: await server.guest() },
      { most: 50, session: await server.registered() },
    ]) {
      const caller = await callerOf(session);
      for (let number = 0; number < most; number += 1) {
        await server.deps.characterDrafts.create(caller, { from: 'blank' });
      }
      expect(await begin(session)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
      expect(await list(session, '?limit=1')).toMatchObject({ total: most, most });
    }
  });

  it('begins once for a request that is sent twice', async () => {
    const session = await server.registered();
    const first = await begin(session, { key: 'begin-a-draft' });
    expect(await begin(session, { key: 'begin-a-draft' })).toMatchObject({ body: first.body });
    expect(await list(session)).toMatchObject({ total: 1 });
  });

  it('can be brought back for a day after it was deleted', async () => {
    const session = await server.registered();
    const draft = await changed(session, await create(session), { name: 'Noor' });
    expect(await remove(session, draft.draftId)).toMatchObject({ status: 200 });
    expect(await read(session, draft.draftId)).toMatchObject({ status: 404 });
    expect(await list(session)).toMatchObject({ total: 0, items: [] });
    server.clock.advance(DAY_MS - 1);
    await server.deps.retention.sweep();
    expect((await restore(session, draft.draftId)).body.data).toEqual(draft);
    expect(await restore(session, draft.draftId)).toMatchObject({ status: 200 });
    await remove(session, draft.draftId);
    server.clock.advance(DAY_MS + 1);
    expect(await restore(session, draft.draftId)).toMatchObject({ status: 404 });
  });

  it('cannot be brought back beside as many as there may be', async () => {
    const session = await server.guest();
    const drafts = [];
    for (let number = 0; number < 5; number += 1) drafts.push(await create(session));
    const draftId = drafts[0]?.draftId ?? '';
    await remove(session, draftId);
    await create(session);
    expect(await restore(session, draftId)).toMatchObject({ status: 409 });
    expect(await read(session, draftId)).toMatchObject({ status: 404 });
  });

  it('says what it takes of the context of the model', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const { tokens } = await changed(session, draft, { description: 'A word. '.repeat(400) });
    expect(tokens.context).toBe(server.deps.config.text.contextTokens);
    expect(tokens.always - draft.tokens.always).toBeGreaterThan(800);
    expect(tokens.messagesLeft).toBeLessThan(draft.tokens.messagesLeft);
    const full = await changed(session, { ...draft, revision: 2 }, { personality: 'A word. '.repeat(8_000) });
    expect(full.tokens.messagesLeft).toBe(0);
  });
});

describe('the list of drafts', () => {
  it('has the last changed first, page by page', async () => {
    const session = await server.registered();
    const drafts = [];
    for (const name of ['Noor', 'Ines', 'Tomás']) {
      server.clock.advance(1_000);
      drafts.push(await changed(session, await create(session), { name }));
    }
    server.clock.advance(1_000);
    const [noor] = drafts;
    if (noor === undefined) throw new Error('There is no draft');
    await changed(session, noor, { tagline: 'Mends nets', portrait: { seed: 'noor' }, picture: 'pic-1' });
    const first = await list(session, '?limit=2');
    expect(first.items).toMatchObject([
      {
        draftId: noor.draftId,
        name: 'Noor',
        tagline: 'Mends nets',
        portrait: { seed: 'noor' },
        picture: 'pic-1',
        revision: 3,
      },
      { name: 'Tomás', portrait: null, picture: null },
    ]);
    const second = await list(session, `?limit=2&cursor=${first.nextCursor ?? ''}`);
    expect(second).toMatchObject({ items: [{ name: 'Ines' }], nextCursor: null, total: 3 });
    expect(await server.call(`/character-drafts?cursor=${'A'.repeat(20)}`, { session })).toMatchObject({ status: 400 });
  });
});

describe('the open draft of a kept character', () => {
  it('is on the list, and counts, only while it has changes', async () => {
    const session = await server.guest();
    const draft = await changed(session, await create(session), { name: 'Noor', description: 'Mends nets.' });
    await keep(session, draft);
    expect(await list(session)).toMatchObject({ total: 0, items: [] });
    const other = await changed(session, draft, { name: 'Noor Haddad' });
    expect(await list(session)).toMatchObject({ total: 1, items: [{ draftId: draft.draftId, name: 'Noor Haddad' }] });
    const back = await changed(session, other, { name: 'Noor' });
    expect(await list(session)).toMatchObject({ total: 0, items: [] });
    const lore = await server.call(`/character-drafts/${draft.draftId}/lore/lore-nets`, {
      method: 'PUT',
      session,
      json: { changes: { name: 'The nets', keys: ['net'], content: 'She mends them at night.' } },
    });
    expect(lore.status).toBe(200);
    expect(await list(session)).toMatchObject({ total: 1, items: [{ draftId: draft.draftId }] });
    await keep(session, back);
    expect(await list(session)).toMatchObject({ total: 0, items: [] });
    for (let number = 0; number < 5; number += 1) expect(await begin(session)).toMatchObject({ status: 200 });
    expect(await begin(session)).toMatchObject({ status: 409 });
  });
});

describe('changes of a draft', () => {
  it('of different fields merge, whatever revision they are based on', async () => {
    const session = await server.registered();
    const draft = await create(session);
    await changed(session, draft, { name: 'Noor' });
    const merged = await changed(session, draft, { tagline: 'Mends nets' });
    expect(merged).toMatchObject({ revision: 3, fields: { name: 'Noor', tagline: 'Mends nets' } });
  });

  it('of a field that was changed since are refused together, and say what the draft is', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const theirs = await changed(session, draft, { name: 'Noor' });
    const answer = await change(session, draft, { name: 'Ines', tagline: 'Mends nets' });
    expect(answer.status).toBe(409);
    expect(CharacterDraftConflictProblem.parse(answer.body)).toMatchObject({
      reason: 'CONFLICT',
      draftConflict: { draft: theirs, fields: ['name'] },
      data: null,
    });
    expect((await read(session, draft.draftId)).body.data).toEqual(theirs);
  });

  it('to what a field has become already are no conflict, and no change', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const theirs = await changed(session, draft, { portrait: { seed: 'noor', mood: 'ash' }, name: 'Noor' });
    server.clock.advance(1_000);
    expect(await changed(session, draft, { portrait: { mood: 'ash', seed: 'noor' }, name: 'Noor' })).toEqual(theirs);
  });

  it('are stored once for a request that is sent twice, also when the field was changed between', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const first = await changed(session, draft, { name: 'Noor' }, 'change-one');
    const second = await changed(session, first, { name: 'Ines' });
    expect(await changed(session, draft, { name: 'Noor' }, 'change-one')).toEqual(second);
    expect(await change(session, draft, { name: 'Tomás' }, 'change-one')).toMatchObject({
      status: 409,
      body: { field: 'Idempotency-Key' },
    });
  });

  it('need the revision that they are based on', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const path = `/character-drafts/${draft.draftId}`;
    const options = { method: 'PATCH', session, json: { changes: { name: 'Noor' } } };
    const wrong = ['1', '"0"', '"one"', 'W/"1"', '*', '"99999999999"'];
    for (const headers of [{}, ...wrong.map((value) => ({ 'If-Match': value }))]) {
      const answer = await server.call(path, { ...options, headers });
      expect(answer).toMatchObject({ status: 400, body: { field: 'If-Match' } });
    }
    expect(await change(session, { ...draft, revision: 7 }, { name: 'Noor' })).toMatchObject({
      status: 400,
      body: { field: 'If-Match' },
    });
  });

  it('fit their limits, to the letter', async () => {
    const session = await server.registered();
    let draft = await create(session);
    const limits = { name: 60, tagline: 160, pronouns: 40, description: 64_000, personality: 64_000, scenario: 32_000 };
    for (const [field, most] of Object.entries({ ...limits, greeting: 32_000 })) {
      const beyond = await change(session, draft, { [field]: 'a'.repeat(most + 1) });
      expect(beyond).toMatchObject({ status: 400, body: { field: `changes.${field}` } });
      draft = await changed(session, draft, { [field]: 'ب'.repeat(most) });
      expect(draft.fields).toMatchObject({ [field]: 'ب'.repeat(most) });
    }
    const lists = { exchanges: { reader: '', character: '' }, nevers: 'Lies', temperaments: 'dry', tags: 'cozy' };
    const most = { exchanges: 8, nevers: 8, temperaments: 3, tags: 5 };
    for (const name of ['exchanges', 'nevers', 'temperaments', 'tags'] as const) {
      const beyond = await change(session, draft, {
        [name]: Array.from({ length: most[name] + 1 }, () => lists[name]),
      });
      expect(beyond).toMatchObject({ status: 400, body: { field: `changes.${name}` } });
    }
    for (const changes of [
      { temperaments: ['angry'] },
      { portrait: { mood: 'brass' } },
      { portrait: { seed: 'noor', hairCut: 'cut-33' } },
      { nevers: [''] },
      { nevers: ['a'.repeat(121)] },
      { exchanges: [{ reader: 'a'.repeat(2_001), character: '' }] },
      { language: 'en' },
      { mature: 'yes' },
    ]) {
      expect(await change(session, draft, changes)).toMatchObject({ status: 400 });
    }
    expect((await read(session, draft.draftId)).body.data).toEqual(draft);
  });

  it('may take all of every field at once', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const text = (length: number) => '語'.repeat(length);
    const changes = {
      description: text(64_000),
      personality: text(64_000),
      scenario: text(32_000),
      greeting: text(32_000),
      exchanges: Array.from({ length: 8 }, () => ({ reader: text(2_000), character: text(2_000) })),
    };
    expect((await changed(session, draft, changes)).fields).toMatchObject(changes);
  });

  it('may name tags of the house and no others', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const [tag] = await server.deps.explore.listTags({ locale: 'en-US', mature: false, viewerId: undefined });
    const next = await changed(session, draft, { tags: [tag?.tagId, tag?.tagId] });
    expect(next.fields.tags).toEqual([tag?.tagId]);
    expect(await change(session, next, { tags: ['no-such-tag'] })).toMatchObject({
      status: 400,
      body: { field: 'changes.tags' },
    });
  });

  it('lose what no database and no screen can take, and keep every script', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const rtl = 'نور صيّادة 👩🏽‍🌾';
    const next = await changed(session, draft, {
      name: 'نور \u2067صيّادة\u2069 👩🏽‍🌾\u0000',
      tagline: 'Mends\nnets ',
      greeting: 'One\r\ntwo\u0007 \ud83d three',
      nevers: ['\u0000', 'Lies\u0000'],
    });
    expect(next.fields).toMatchObject({
      name: rtl,
      tagline: 'Mends nets ',
      greeting: 'One\ntwo \ufffd three',
      nevers: ['Lies'],
    });
  });
});

describe('drafts of a guest', () => {
  it('belong to the account after the sign-in, also where it then has too many', async () => {
    const guest = await server.guest();
    const drafts = [];
    for (let number = 0; number < 5; number += 1) drafts.push(await create(guest));
    const [first] = drafts;
    if (first === undefined) throw new Error('There is no draft');
    await changed(guest, first, { name: 'Noor' });
    const email = 'drafts@example.com';
    const caller = await callerOf(await signInByEmail(server, email));
    for (let number = 0; number < 48; number += 1) await server.deps.characterDrafts.create(caller, { from: 'blank' });
    server.clock.advance(DAY_MS);
    await sendEmailCode(server, guest, email);
    const { session } = readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email)));
    expect(await list(session)).toMatchObject({ total: 53, most: 50 });
    expect(await begin(session)).toMatchObject({ status: 409 });
    expect(await changed(session, { ...first, revision: 2 }, { tagline: 'Mends nets' })).toMatchObject({
      fields: { name: 'Noor', tagline: 'Mends nets' },
    });
  });
});

async function callerOf(session: SessionValues) {
  const principal = await principalOf(server.deps, session);
  const ownerId = ownerOf(principal);
  const view = { locale: 'en-US', mature: false, viewerId: ownerId } as const;
  return { ownerId, view, isGuest: principal.accountId === undefined, network: undefined, queueKey: ownerId };
}
