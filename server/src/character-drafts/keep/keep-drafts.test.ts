import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CharacterDraftEnvelope,
  CharacterDraftConflictProblem,
  CharacterEnvelope,
  CharacterVersionListEnvelope,
  GenHistoryEnvelope,
  KeptCharacterEnvelope,
  MyCharacterPageEnvelope,
  PortraitExpression,
  type CharacterDraft,
} from '../../contract/validators.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import type { SessionValues } from '../../http/principal.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const baker = {
  name: 'Tomás Brava',
  tagline: 'Retired smuggler, full-time baker',
  pronouns: 'he/him',
  temperaments: ['patient', 'dry'],
  portrait: { seed: 'tomas-1', mood: 'brass', place: 'rays', hairCut: 'cut-04', skin: 'tone-3', beard: 'full' },
  description: 'Ran salt past the customs boats for twenty years.',
  personality: 'Counts twice.',
  scenario: 'The bakery at four in the morning.',
  greeting: '“Sit, and mind the flour.”',
  exchanges: [{ reader: 'Do you miss the sea?', character: 'Every morning.' }],
  nevers: ['Sells yesterday’s bread.'],
};

async function write(session: SessionValues, fields: object, locale = 'en-US'): Promise<CharacterDraft> {
  const json = { from: 'blank', locale };
  const begun = await server.call('/character-drafts', { method: 'POST', session, json });
  return change(session, CharacterDraftEnvelope.parse(begun.body).data, fields);
}

async function change(session: SessionValues, { draftId, revision }: CharacterDraft, changes: object) {
  const headers = { 'If-Match': `"${revision}"` };
  const path = `/character-drafts/${draftId}`;
  const answer = await server.call(path, { method: 'PATCH', session, headers, json: { changes } });
  return CharacterDraftEnvelope.parse(answer.body).data;
}

const keep = (session: SessionValues, { draftId, revision }: CharacterDraft, key?: string) =>
  server.call(`/character-drafts/${draftId}/keep`, {
    method: 'POST',
    session,
    headers: { 'If-Match': `"${revision}"`, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
  });
const kept = async (session: SessionValues, draft: CharacterDraft) =>
  KeptCharacterEnvelope.parse((await keep(session, draft)).body).data.characterId;
const read = (session: SessionValues, { draftId }: CharacterDraft) =>
  server.call(`/character-drafts/${draftId}`, { session });
const characters = async (session: SessionValues) =>
  MyCharacterPageEnvelope.parse((await server.call('/user/characters', { session })).body).data;
const facts = (characterId: string) => readCharacterFacts(server.deps.database.db, characterId);

describe('keeping a draft of a character that others can see', () => {
  const put = (session: SessionValues, characterId: string, visibility: string) =>
    server.call(`/characters/${characterId}/visibility`, {
      method: 'PUT',
      session,
      json: { visibility, statement: true },
    });
  async function published(session: SessionValues, visibility = 'public') {
    const characterId = await kept(session, await write(session, baker));
    await put(session, characterId, visibility);
    const json = { from: 'character', characterId };
    const begun = await server.call('/character-drafts', { method: 'POST', session, json });
    return { characterId, draft: CharacterDraftEnvelope.parse(begun.body).data };
  }
  const page = (characterId: string, session?: SessionValues) =>
    server.call(`/characters/${characterId}`, session === undefined ? {} : { session });

  const lewd = 'Her naked body and his erect cock; they fuck in an explicit sex scene.';
  it.each([
    ['tagline', { tagline: ' ' }],
    ['greeting', { greeting: '' }],
    ['description', { description: '', personality: '', temperaments: [], nevers: [] }],
    ['mature', { description: lewd }],
    ['age', { mature: true }],
    ['mature', { mature: true, age: 17 }],
  ])('names the field %s that could not be published, and loses nothing: %j', async (field, changes) => {
    const session = await server.registered();
    for (const visibility of ['public', 'unlisted']) {
      const { characterId, draft } = await published(session, visibility);
      const before = await page(characterId);
      const changed = await change(session, draft, { ...changes, scenario: 'Noon, and the ovens are cold.' });
      expect(await keep(session, changed)).toMatchObject({
        status: 400,
        body: { reason: 'VALIDATION_FAILED', field },
      });
      expect((await page(characterId)).body.data).toEqual(before.body.data);
      expect((await read(session, changed)).body.data).toEqual(changed);
      const mended = await change(session, changed, { ...baker, mature: false, age: null });
      expect(await keep(session, mended)).toMatchObject({ status: 200 });
    }
  });

  it('keeps what could be published, for readers at once', async () => {
    const session = await server.registered();
    const { characterId, draft } = await published(session);
    const changed = await change(session, draft, { tagline: 'Bakes at night' });
    expect(await keep(session, changed)).toMatchObject({ status: 200 });
    expect((await page(characterId)).body.data).toMatchObject({ tagline: 'Bakes at night' });
    // Once it is mature, those who do not want to see such themes do not see it.
    expect(await keep(session, await change(session, changed, { mature: true, age: 51 }))).toMatchObject({
      status: 200,
    });
    expect(await page(characterId)).toMatchObject({ status: 404 });
  });

  it('asks for nothing more of a private character than before', async () => {
    const session = await server.registered();
    const { draft } = await published(session, 'private');
    expect(await keep(session, await change(session, draft, { tagline: '', greeting: '' }))).toMatchObject({
      status: 200,
    });
  });

  it('never makes public what could not be published, when both happen at once', async () => {
    const session = await server.registered();
    for (let round = 0; round < 8; round += 1) {
      const { characterId, draft } = await published(session, 'private');
      const changed = await change(session, draft, { greeting: '' });
      const [keeping, publishing] = await Promise.all([keep(session, changed), put(session, characterId, 'public')]);
      const row = await server.deps.database.db
        .selectFrom('characters')
        .select(['greeting', 'visibility'])
        .where('character_id', '=', characterId)
        .executeTakeFirstOrThrow();
      expect([200, 400, 409]).toContain(keeping.status);
      expect([200, 400, 409]).toContain(publishing.status);
      expect(row).not.toEqual({ greeting: '…', visibility: 'public' });
    }
  });

  it('refuses to restore a version that could not be published', async () => {
    const session = await server.registered();
    const { draft } = await published(session, 'private');
    const characterId = draft.characterId ?? '';
    await keep(session, await change(session, draft, { greeting: '' }));
    const bare = await server.call(`/character-drafts/${draft.draftId}`, { session });
    await keep(session, await change(session, CharacterDraftEnvelope.parse(bare.body).data, { greeting: 'Sit.' }));
    await put(session, characterId, 'public');
    const { body } = await server.call(`/characters/${characterId}/versions`, { session });
    const versions = CharacterVersionListEnvelope.parse(body).data.items;
    const versionId = versions.find(({ number }) => number === 2)?.versionId;
    const path = `/characters/${characterId}/versions/${versionId}/restore`;
    expect(await server.call(path, { method: 'POST', session, json: {} })).toMatchObject({
      status: 400,
      body: { field: 'greeting' },
    });
    expect((await page(characterId)).body.data).toMatchObject({ greeting: 'Sit.' });
  });
});

describe('keeping a draft', () => {
  it('makes a private character of it, and closes the draft', async () => {
    const session = await server.guest();
    const [tag] = await server.deps.explore.listTags({ locale: 'en-US', mature: false, viewerId: undefined });
    const draft = await write(session, { ...baker, tags: [tag?.tagId] });
    const characterId = await kept(session, draft);
    const page = await server.call(`/characters/${characterId}`, { session });
    expect(CharacterEnvelope.parse(page.body).data).toMatchObject({
      name: 'Tomás Brava',
      tagline: 'Retired smuggler, full-time baker',
      language: 'en-US',
      mature: false,
      tags: [tag?.tagId],
    });
    expect(await facts(characterId)).toMatchObject({
      persona: [
        'Ran salt past the customs boats for twenty years.',
        'Counts twice.',
        'In one line: Retired smuggler, full-time baker\nTemperament: patient, dry\nPronouns: he/him\nNever: Sells yesterday’s bread.',
      ].join('\n\n'),
      scenario: 'The bakery at four in the morning.',
      exampleDialogue: [
        { speaker: 'visitor', text: 'Do you miss the sea?' },
        { speaker: 'character', text: 'Every morning.' },
      ],
    });
    expect(await characters(session)).toMatchObject({ total: 1, items: [{ visibility: 'private' }] });
    expect(await read(session, draft)).toMatchObject({ status: 404 });
    const listed = await server.call('/character-drafts', { session });
    expect(listed.body.data).toMatchObject({ items: [], total: 0 });
  });

  it('has the face of the draft at nine moods, also where its author chose none of its parts', async () => {
    const session = await server.guest();
    for (const portrait of [baker.portrait, null]) {
      const characterId = await kept(session, await write(session, { ...baker, portrait }));
      const page = await server.call(`/characters/${characterId}`, { session });
      const { expressions = [] } = CharacterEnvelope.parse(page.body).data;
      expect(expressions.map(({ mood }) => mood)).toEqual(PortraitExpression.options);
      const seed = portrait === null ? characterId.slice(0, 40) : portrait.seed;
      expect(expressions[1]?.small).toMatch(
        new RegExp(`^/api/composed-portraits\\.svg\\?recipe=2&seed=${seed}&.*expression=glad$`),
      );
    }
  });

  it('tells a model in the language of the draft what its author chose', async () => {
    const session = await server.guest();
    const words = { tagline: 'Früher Schmuggler, heute Bäcker', personality: '', description: '' };
    const characterId = await kept(session, await write(session, { ...baker, ...words, language: 'de-DE' }));
    expect((await facts(characterId)).persona).toBe(
      'In einem Satz: Früher Schmuggler, heute Bäcker\nWesen: geduldig, trocken\nPronomen: he/him\nNiemals: Sells yesterday’s bread.',
    );
  });

  it('begins chats with the greeting of the draft, and is in the history of its owner', async () => {
    const session = await server.registered();
    const characterId = await kept(session, await write(session, baker));
    const chat = await server.call('/chats', { method: 'POST', session, json: { characterId } });
    expect(chat.body.data).toMatchObject({ messages: { items: [{ text: '“Sit, and mind the flour.”' }] } });
    const history = await server.call('/user-profile/get-my-gen-history', { session });
    expect(GenHistoryEnvelope.parse(history.body).data.items).toContainEqual(
      expect.objectContaining({ title: 'Tomás Brava' }),
    );
  });

  it('draws the portrait from its parts, alike for equal parts', async () => {
    const session = await server.registered();
    const portraitOf = async (portrait: object | null) => {
      const characterId = await kept(session, await write(session, { ...baker, portrait }));
      const { body } = await server.call(`/characters/${characterId}`, { session });
      const { portrait: shown } = CharacterEnvelope.parse(body).data;
      const answer = await server.app.request(shown.small, { headers: new Headers({ ...session }) });
      expect(answer.headers.get('content-type')).toBe('image/webp');
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const first = await portraitOf(baker.portrait);
    expect(await portraitOf(baker.portrait)).toBe(first);
    expect(await portraitOf({ ...baker.portrait, mood: 'frost' })).not.toBe(first);
    expect(await portraitOf(null)).not.toBe(first);
  });

  it('gives a card that comes out again with all that the author chose', async () => {
    const session = await server.registered();
    const characterId = await kept(session, await write(session, baker));
    const headers = new Headers({ ...session });
    const answer = await server.app.request(`/api/characters/${characterId}/card?format=json`, { headers });
    expect(await answer.json()).toMatchObject({
      spec: 'chara_card_v3',
      data: {
        name: 'Tomás Brava',
        first_mes: '“Sit, and mind the flour.”',
        creator_notes: 'Retired smuggler, full-time baker',
        extensions: { 'fabula/draft': { temperaments: ['patient', 'dry'], portrait: baker.portrait } },
      },
    });
  });

  it('leaves language and mature themes as the author set them', async () => {
    const session = await server.registered();
    const characterId = await kept(session, await write(session, { ...baker, mature: true }, 'de-DE'));
    const row = await server.deps.database.db
      .selectFrom('characters')
      .select(['language', 'mature'])
      .where('character_id', '=', characterId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ language: 'de-DE', mature: 1 });
  });

  it('makes one character of a request that is sent twice, and finds no draft for another request', async () => {
    const session = await server.registered();
    const draft = await write(session, baker);
    const first = await keep(session, draft, 'keep-tomas');
    expect(await keep(session, draft, 'keep-tomas')).toMatchObject({ status: 200, body: first.body });
    expect(await keep(session, draft)).toMatchObject({ status: 404 });
    expect(await keep(session, draft, 'keep-again')).toMatchObject({ status: 404 });
    expect(await characters(session)).toMatchObject({ total: 1 });
  });

  it('makes one character of two requests at once', async () => {
    const session = await server.registered();
    const draft = await write(session, baker);
    const answers = await Promise.all([keep(session, draft), keep(session, draft)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]));
    expect(await characters(session)).toMatchObject({ total: 1 });
  });

  it('is refused when the draft was changed since, and says where', async () => {
    const session = await server.registered();
    const seen = await write(session, baker);
    const now = await change(session, seen, { tagline: 'Baker' });
    const answer = await keep(session, seen);
    expect(answer.status).toBe(409);
    expect(CharacterDraftConflictProblem.parse(answer.body).draftConflict).toEqual({ draft: now, fields: ['tagline'] });
    expect(await keep(session, now)).toMatchObject({ status: 200 });
  });

  it('needs a name', async () => {
    const session = await server.registered();
    const draft = await write(session, { name: '  ' });
    expect(await keep(session, draft)).toMatchObject({ status: 400, body: { field: 'name' } });
    expect(await kept(session, await change(session, draft, { name: ' Noor ' }))).toMatch(/^chr-/);
  });

  const forbidden = 'A naked child, a sex scene.';
  it.each([
    ['description', { description: forbidden }],
    ['personality', { personality: forbidden }],
    ['greeting', { greeting: forbidden }],
    ['tagline', { tagline: forbidden }],
    ['nevers', { nevers: [forbidden] }],
    ['exchanges', { exchanges: [{ reader: '', character: forbidden }] }],
  ])('names the field %s that may not be written, and leaves the draft', async (field, changes) => {
    const session = await server.registered();
    const draft = await write(session, { ...baker, ...changes });
    expect(await keep(session, draft)).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN', field } });
    expect((await read(session, draft)).body.data).toEqual(draft);
    expect(await characters(session)).toMatchObject({ total: 0 });
  });

  it('is refused where there are too many characters, and leaves the draft', async () => {
    const session = await server.guest();
    await kept(session, await write(session, baker));
    const { db } = server.deps.database;
    const { owner_id: ownerId, ...row } = await db
      .selectFrom('characters')
      .selectAll()
      .where('owner_id', '=', session['Device-ID'])
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 29 }, (_, index) => ({
      ...row,
      owner_id: ownerId,
      character_id: `${row.character_id}-${index}`,
    }));
    await db.insertInto('characters').values(others).execute();
    const draft = await write(session, baker);
    expect(await keep(session, draft)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect((await read(session, draft)).body.data).toEqual(draft);
  });

  it('is not for others, and not without a session', async () => {
    const [session, stranger] = [await server.registered(), await server.guest()];
    const draft = await write(session, baker);
    expect(await keep(stranger, draft)).toMatchObject({ status: 404 });
    const path = `/character-drafts/${draft.draftId}/keep`;
    expect(await server.call(path, { method: 'POST', headers: { 'If-Match': '"2"' } })).toMatchObject({ status: 401 });
    expect(await server.call(path, { method: 'POST', session })).toMatchObject({
      status: 400,
      body: { field: 'If-Match' },
    });
  });
});
