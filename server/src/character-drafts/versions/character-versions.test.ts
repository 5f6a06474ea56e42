import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CharacterEnvelope,
  CharacterVersionDetailEnvelope,
  CharacterVersionListEnvelope,
  ImportedCardEnvelope,
  RestoredVersionEnvelope,
} from '../../contract/validators.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import { bytesOf } from '../../kept-files/quota.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { draftCalls, draftIn, keptIn } from '../../testing/drafts/draft-calls.ts';
import { cardV2, jsonFile } from '../../testing/files/card-files.ts';
import { alwaysTokensOf } from '../draft-tokens.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const base64 = (card: unknown) => jsonFile(card).toString('base64');
const facts = (characterId: string) => readCharacterFacts(server.deps.database.db, characterId);
const { begin, change, keep, read } = draftCalls(() => server);
const fromCharacter = async (session: SessionValues, characterId: string) =>
  draftIn(await begin(session, { from: 'character', characterId }));
const bring = async (session: SessionValues, card: unknown = cardV2()) => {
  const json = { content: base64(card), mature: false };
  return ImportedCardEnvelope.parse((await server.call('/cards', { method: 'POST', session, json })).body).data
    .characterId;
};
const versionsOf = async (session: SessionValues, characterId: string) =>
  CharacterVersionListEnvelope.parse((await server.call(`/characters/${characterId}/versions`, { session })).body).data
    .items;
const versionOf = async (session: SessionValues, characterId: string, versionId = '') =>
  CharacterVersionDetailEnvelope.parse(
    (await server.call(`/characters/${characterId}/versions/${versionId}`, { session })).body,
  ).data;
const restore = (session: SessionValues, characterId: string, versionId = '', json: object = {}, key?: string) =>
  server.call(`/characters/${characterId}/versions/${versionId}/restore`, {
    method: 'POST',
    session,
    json,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const exported = async (session: SessionValues, characterId: string) => {
  const answer = await server.app.request(`/api/characters/${characterId}/card?format=json`, {
    headers: new Headers({ ...session }),
  });
  return JSON.parse(await answer.text()).data;
};

describe('a draft of a character', () => {
  it('is the one that the character has, and is its owner’s alone', async () => {
    const [session, stranger] = [await server.registered(), await server.guest()];
    const characterId = await bring(session);
    const drafts = await Promise.all([fromCharacter(session, characterId), fromCharacter(session, characterId)]);
    expect(new Set(drafts.map(({ draftId }) => draftId)).size).toBe(1);
    expect(drafts[0]).toMatchObject({ characterId, unkeptFields: [], fields: { name: 'Isaura Pell' } });
    expect(await begin(stranger, { from: 'character', characterId })).toMatchObject({ status: 404 });
  });

  it('changes the character when it is kept, all of it, and stays', async () => {
    const session = await server.registered();
    const characterId = await bring(session);
    const chat = await server.call('/chats', { method: 'POST', session, json: { characterId } });
    expect(chat.status).toBe(200);
    const draft = await change(session, await fromCharacter(session, characterId), {
      name: 'Isaura Quell',
      greeting: 'Come in.',
      systemPrompt: 'Speak of clocks.',
      alternateGreetings: ['One.', 'Two.'],
    });
    expect(draft.unkeptFields).toEqual(['name', 'greeting', 'systemPrompt', 'alternateGreetings']);
    expect(await facts(characterId)).toMatchObject({ name: 'Isaura Pell' });
    expect(await keep(session, draft)).toMatchObject({ status: 200, body: { data: { characterId } } });
    expect(await facts(characterId)).toMatchObject({
      name: 'Isaura Quell',
      greeting: 'Come in.',
      systemPrompt: 'Speak of clocks.',
      alternateGreetings: ['One.', 'Two.'],
    });
    const page = await server.call(`/characters/${characterId}`, { session });
    expect(CharacterEnvelope.parse(page.body).data).toMatchObject({ name: 'Isaura Quell' });
    expect(await read(session, draft)).toMatchObject({ characterId, unkeptFields: [], revision: draft.revision });
    expect(await exported(session, characterId)).toMatchObject({
      extensions: { 'somewhere/else': { depth: [1, 2, { three: null }] } },
    });
    expect(await versionsOf(session, characterId)).toMatchObject([
      { number: 2, reason: 'keep', changedFields: ['name', 'greeting', 'systemPrompt', 'alternateGreetings'] },
      { number: 1, reason: 'import', changedFields: [] },
    ]);
  });

  it('makes one version of a revision, however often it is kept', async () => {
    const session = await server.registered();
    const characterId = await bring(session);
    const draft = await change(session, await fromCharacter(session, characterId), { scenario: 'Noon.' });
    const answers = await Promise.all([
      keep(session, draft),
      keep(session, draft),
      keep(session, draft, 'stay', 'keep-at-once'),
    ]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await keep(session, draft)).toMatchObject({ status: 200 });
    expect(await versionsOf(session, characterId)).toHaveLength(2);
  });

  it('is bound to the character that it has made, where it is to stay', async () => {
    const session = await server.guest();
    const blank = draftIn(await begin(session, { from: 'blank', locale: 'en-US' }));
    const named = await change(session, blank, { name: 'Noor', tagline: 'Mends nets' });
    const { characterId } = keptIn(await keep(session, named, 'stay'));
    const bound = await read(session, named);
    expect(bound).toMatchObject({ characterId, unkeptFields: [], revision: named.revision });
    const next = await change(session, bound, { tagline: 'Mends sails' });
    expect(next.unkeptFields).toEqual(['tagline']);
    await keep(session, next);
    const page = await server.call(`/characters/${characterId}`, { session });
    expect(page.body.data).toMatchObject({ tagline: 'Mends sails' });
    expect(await versionsOf(session, characterId)).toMatchObject([
      { number: 2, changedFields: ['tagline'] },
      { number: 1, reason: 'keep' },
    ]);
  });

  it('is refused with the field that a character cannot be without', async () => {
    const session = await server.registered();
    const characterId = await bring(session);
    const nameless = await change(session, await fromCharacter(session, characterId), { name: ' ' });
    expect(await keep(session, nameless)).toMatchObject({ status: 400, body: { field: 'name' } });
    const young = await change(session, nameless, { name: 'A', age: 16, mature: true });
    expect(await keep(session, young)).toMatchObject({ status: 400, body: { field: 'mature' } });
    await server.call(`/characters/${characterId}`, { method: 'DELETE', session });
    const grown = await change(session, young, { age: 30 });
    expect(await keep(session, grown)).toMatchObject({ status: 409 });
  });

  it('takes texts at their limits at once, and names the field of one that is longer', async () => {
    const session = await server.registered();
    const draft = await fromCharacter(session, await bring(session));
    const long = 'A word. '.repeat(8_000);
    const began = performance.now();
    const full = await change(session, draft, { description: long, systemPrompt: long, exampleDialogue: long });
    await change(session, full, { description: `${long.slice(1)}b` });
    expect(performance.now() - began).toBeLessThan(3_000);
    const answer = await server.call(`/character-drafts/${draft.draftId}`, {
      method: 'PATCH',
      session,
      headers: { 'If-Match': '"1"' },
      json: { changes: { description: `${long}!` } },
    });
    expect(answer).toMatchObject({ status: 400, body: { field: 'changes.description' } });
  });
});

describe('a version', () => {
  it('can be read and restored; that makes a version, and takes the draft along', async () => {
    const session = await server.registered();
    const characterId = await bring(session);
    const first = await change(session, await fromCharacter(session, characterId), { scenario: 'Noon.', age: 40 });
    await keep(session, first);
    const [, oldest] = await versionsOf(session, characterId);
    const { fields } = await versionOf(session, characterId, oldest?.versionId);
    expect(fields).toMatchObject({ scenario: 'A shop where every clock shows another hour.', age: null });
    const answer = await restore(session, characterId, oldest?.versionId, {}, 'restore-once');
    const { draft, version } = RestoredVersionEnvelope.parse(answer.body).data;
    expect(version).toMatchObject({ number: 3, reason: 'restore', changedFields: ['scenario', 'age'] });
    expect(draft).toMatchObject({ fields, unkeptFields: [], revision: first.revision + 1 });
    const again = await restore(session, characterId, oldest?.versionId, {}, 'restore-once');
    expect(again.body).toEqual(answer.body);
    expect(await facts(characterId)).toMatchObject({ scenario: 'A shop where every clock shows another hour.' });
    expect(await restore(session, characterId, version.versionId)).toMatchObject({ status: 409 });
    expect(await versionsOf(session, characterId)).toHaveLength(3);
  });

  it('asks what becomes of changes that are not kept, and does so', async () => {
    const session = await server.registered();
    const characterId = await bring(session);
    const first = await change(session, await fromCharacter(session, characterId), { scenario: 'Noon.' });
    await keep(session, first);
    const edited = await change(session, first, { greeting: 'Unkept.' });
    const [, oldest] = await versionsOf(session, characterId);
    const asked = await restore(session, characterId, oldest?.versionId);
    expect(asked).toMatchObject({ status: 409, body: { field: 'draft' } });
    expect(await versionsOf(session, characterId)).toHaveLength(2);
    await restore(session, characterId, oldest?.versionId, { draft: 'keep' });
    const held = await read(session, edited);
    expect(held).toMatchObject({
      unkeptFields: ['greeting'],
      fields: { greeting: 'Unkept.', scenario: 'A shop where every clock shows another hour.' },
    });
    const [, kept] = await versionsOf(session, characterId);
    await restore(session, characterId, kept?.versionId, { draft: 'replace' });
    expect(await read(session, edited)).toMatchObject({ unkeptFields: [], fields: { scenario: 'Noon.' } });
    expect((await read(session, edited)).fields.greeting).not.toBe('Unkept.');
  });

  it('is made when more people see the character than before, once for one card', async () => {
    const session = await server.registered();
    const characterId = await bring(session, cardV2({ creator_notes: 'Mends clocks that show another hour.' }));
    const show = (visibility: string) =>
      server.call(`/characters/${characterId}/visibility`, {
        method: 'PUT',
        session,
        json: { visibility, statement: true },
      });
    for (const visibility of ['unlisted', 'public', 'private', 'public']) {
      expect(await show(visibility)).toMatchObject({ status: 200 });
    }
    expect(await versionsOf(session, characterId)).toMatchObject([
      { number: 2, reason: 'publish', changedFields: [] },
      { number: 1, reason: 'import' },
    ]);
    await keep(session, await change(session, await fromCharacter(session, characterId), { scenario: 'Noon.' }));
    await show('public');
    expect((await versionsOf(session, characterId)).map(({ reason }) => reason)).toEqual(['keep', 'publish', 'import']);
    await show('private');
    await show('unlisted');
    const [published, kept, , oldest] = await versionsOf(session, characterId);
    expect([published?.reason, kept?.reason, oldest?.reason]).toEqual(['publish', 'keep', 'import']);
    // It is the card that was kept.
    expect((await versionOf(session, characterId, published?.versionId)).fields).toMatchObject({ scenario: 'Noon.' });
    expect(await restore(session, characterId, oldest?.versionId)).toMatchObject({ status: 200 });
    expect(await exported(session, characterId)).toMatchObject({
      scenario: 'A shop where every clock shows another hour.',
    });
  });

  it('of a publication stays readable when the versions before it are erased', async () => {
    const session = await server.registered();
    const characterId = await bring(session, cardV2({ creator_notes: 'Mends clocks that show another hour.' }));
    const json = { visibility: 'public', statement: true };
    await server.call(`/characters/${characterId}/visibility`, { method: 'PUT', session, json });
    let draft = await fromCharacter(session, characterId);
    for (let count = 0; count < 49; count += 1) {
      draft = await change(session, draft, { scenario: `Hour ${count}.` });
      await keep(session, draft);
    }
    const versions = await versionsOf(session, characterId);
    expect(versions).toHaveLength(50);
    expect(versions.at(-1)).toMatchObject({ number: 2, reason: 'publish' });
    const { fields } = await versionOf(session, characterId, versions.at(-1)?.versionId);
    expect(fields.scenario).toBe('A shop where every clock shows another hour.');
  });

  it('is made by a lorebook too, for which an edited draft is kept or deleted first', async () => {
    const session = await server.registered();
    const characterId = await bring(session);
    const draft = await fromCharacter(session, characterId);
    const content = Buffer.from(JSON.stringify({ entries: [{ keys: ['tide'], content: 'High at noon.' }] }));
    const json = { content: content.toString('base64'), mode: 'replace' };
    const path = `/characters/${characterId}/lorebook`;
    const edited = await change(session, draft, { scenario: 'Noon.' });
    expect(await server.call(path, { method: 'POST', session, json })).toMatchObject({
      status: 409,
      body: { field: 'draft' },
    });
    await server.call(`/character-drafts/${edited.draftId}`, { method: 'DELETE', session });
    expect(await server.call(path, { method: 'POST', session, json })).toMatchObject({ status: 200 });
    const next = await fromCharacter(session, characterId);
    expect(next).toMatchObject({ loreCount: 1, unkeptFields: [] });
    await keep(session, await change(session, next, { scenario: 'Noon.' }));
    expect((await facts(characterId)).lore).toMatchObject([{ text: 'High at noon.' }]);
    expect(await versionsOf(session, characterId)).toMatchObject([
      { reason: 'keep', changedFields: ['scenario'] },
      { reason: 'lorebook', changedFields: ['lore'] },
      { reason: 'import' },
    ]);
  });

  it('is one of fifty; older ones are erased with their files', async () => {
    const session = await server.registered();
    const owner = ownerOf(await principalOf(server.deps, session));
    const characterId = await bring(session);
    let draft = await fromCharacter(session, characterId);
    for (let number = 2; number <= 52; number += 1) {
      server.clock.advance(60_000);
      draft = await change(session, draft, { scenario: `Hour ${number}.` });
      expect(await keep(session, draft)).toMatchObject({ status: 200 });
    }
    const versions = await versionsOf(session, characterId);
    expect(versions.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => 52 - index));
    const before = await bytesOf(server.deps.database.db, owner);
    // Files bear the time of this machine.
    server.clock.advance(Date.now() - server.clock.now() + 3 * DAY_MS);
    await server.deps.fileSweep.sweep();
    expect(await bytesOf(server.deps.database.db, owner)).toBe(before);
    expect(await versionOf(session, characterId, versions.at(-1)?.versionId)).toMatchObject({ version: { number: 3 } });
    expect(await server.deps.storage.get(`cards/${characterId}.charx`)).toBeUndefined();
  }, 60_000);

  it('gives way where there is no room for another one', async () => {
    await using small = await createTestServer({ config: { quota: { guest: 90_000, account: 90_000, network: 0 } } });
    const former = server;
    server = small;
    try {
      const session = await server.registered();
      const filler = { 'somewhere/else': Buffer.alloc(9_000, 7).toString('latin1') + Math.random() };
      const noise = Array.from({ length: 1_500 }, (_, index) => `${Math.sin(index)}`).join('');
      const characterId = await bring(session, cardV2({ creator_notes: 'x', extensions: { ...filler, noise } }));
      let draft = await fromCharacter(session, characterId);
      for (let number = 2; number <= 9; number += 1) {
        draft = await change(session, draft, { scenario: `Hour ${number}.` });
        expect(await keep(session, draft)).toMatchObject({ status: 200 });
      }
      const versions = await versionsOf(session, characterId);
      expect(versions[0]).toMatchObject({ number: 9 });
      expect(versions.length).toBeLessThan(9);
    } finally {
      server = former;
    }
  });

  it('is not found by another owner, nor of another character', async () => {
    const [session, stranger] = [await server.registered(), await server.guest()];
    const [characterId, other] = [await bring(session), await bring(session)];
    const [version] = await versionsOf(session, characterId);
    const versionId = version?.versionId ?? '';
    expect(await server.call(`/characters/${characterId}/versions`, { session: stranger })).toMatchObject({
      status: 404,
    });
    for (const path of [`/characters/${other}/versions/${versionId}`, `/characters/${characterId}/versions/cvr-none`]) {
      expect(await server.call(path, { session })).toMatchObject({ status: 404 });
    }
    expect(await restore(stranger, characterId, versionId)).toMatchObject({ status: 404 });
    expect(await server.call(`/characters/ada-byrne/versions`, { session })).toMatchObject({ status: 404 });
  });
});

it('the tokens of a draft are those of the prompt of the character that it becomes', async () => {
  const session = await server.guest();
  const blank = draftIn(await begin(session, { from: 'blank', locale: 'en-US' }));
  const fields = {
    name: 'Noor',
    tagline: 'Mends nets',
    description: 'Noor knows the tides.',
    scenario: 'The quay.',
    systemPrompt: '{{original}}\nSpeak of boats.',
    postHistoryInstructions: 'Stay brief.',
    depthNote: { text: 'It rains.', depth: 2, role: 'system' },
  };
  const before = blank.tokens.always;
  const draft = await change(session, blank, fields);
  const names = draft.tokens.byField.map(({ field }) => field);
  expect(names).toEqual([
    'name',
    'tagline',
    'description',
    'scenario',
    'systemPrompt',
    'postHistoryInstructions',
    'depthNote',
  ]);
  const sum = draft.tokens.byField.reduce((total, { tokens }) => total + tokens, 0);
  expect(draft.tokens.always - before).toBeGreaterThan(sum * 0.8);
  const { characterId } = keptIn(await keep(session, draft));
  expect(alwaysTokensOf(await facts(characterId), false)).toBe(draft.tokens.always);
});
