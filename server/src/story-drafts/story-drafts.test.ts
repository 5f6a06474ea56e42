import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportedCardEnvelope, StoryDraftPageEnvelope, type StoryDraft } from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../testing/people/sign-in.ts';
import { storyDraftCalls, storyDraftIn } from '../testing/drafts/story-draft-calls.ts';
import { jsonFile } from '../testing/files/card-files.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const calls = storyDraftCalls(() => server);
const create = async (session: SessionValues) => storyDraftIn(await calls.begin(session));
const list = async (session: SessionValues) =>
  StoryDraftPageEnvelope.parse((await server.call('/story-drafts', { session })).body).data;

/** A character that can be published. */
const BAKER = {
  name: 'Tomás Brava',
  description: 'Ran salt past the customs boats for twenty years.',
  personality: 'Counts twice.',
  scenario: 'The bakery at four in the morning.',
  first_mes: '“Sit, and mind the flour.”',
  mes_example: '',
  creator_notes: 'A retired smuggler who bakes.',
  creator: '',
  character_version: '',
  system_prompt: '',
  post_history_instructions: '',
  alternate_greetings: [],
  tags: [],
};

/** Every field as long as it may be. */
const LONG = {
  title: 'a'.repeat(80),
  tagline: 'b'.repeat(160),
  beats: Array.from({ length: 24 }, () => 'c'.repeat(200)),
  endings: Array.from({ length: 6 }, () => ({ title: 'd'.repeat(80), line: 'e'.repeat(300) })),
  opening: 'f'.repeat(4_000),
};

describe('a story draft', () => {
  it('begins with an empty plan, in the language that was asked for, and with an outline of it', async () => {
    const session = await server.guest();
    const draft = storyDraftIn(await calls.begin(session, { from: 'blank', locale: 'ar-SA' }));
    expect(draft).toMatchObject({
      revision: 1,
      sourceState: 'none',
      storyId: null,
      fields: { language: 'ar-SA', source: null },
    });
    expect(draft.outline.nodes[0]).toMatchObject({ nodeId: 'opening', kind: 'opening' });
    expect(draft.outline.nodes.filter(({ kind }) => kind === 'ending')).toHaveLength(2);
    expect(draft.problems.map(({ code }) => code)).toEqual(['title-missing', 'tagline-missing', 'source-missing']);
    expect(storyDraftIn(await calls.read(session, draft))).toEqual(draft);
  });

  it('begins once under its key', async () => {
    const session = await server.guest();
    const form = { from: 'blank', locale: 'en-US' };
    const first = storyDraftIn(await calls.begin(session, form, 'begin-1-of-this-test'));
    expect(storyDraftIn(await calls.begin(session, form, 'begin-1-of-this-test'))).toEqual(first);
    expect((await list(session)).total).toBe(1);
  });

  it('keeps what is written in it, without what no screen can show, and leaves the rest', async () => {
    const session = await server.registered();
    const draft = await create(session);
    const next = storyDraftIn(
      await calls.change(session, draft, { title: 'The\u0000 Last\nFerry', cast: ['ada-byrne', 'ada-byrne'] }),
    );
    expect(next).toMatchObject({ revision: 2, fields: { title: 'The Last Ferry', cast: ['ada-byrne'], tagline: '' } });
    const full = storyDraftIn(await calls.change(session, next, LONG));
    expect(full.fields).toMatchObject(LONG);
    const source = 'x'.repeat(1_000_000);
    expect(storyDraftIn(await calls.change(session, full, { source })).fields.source).toHaveLength(1_000_000);
    expect(await calls.change(session, { ...full, revision: 4 }, { source: `${source}x` })).toMatchObject({
      status: 400,
      body: { reason: 'VALIDATION_FAILED' },
    });
    expect(storyDraftIn(await calls.read(session, draft)).fields.source).toHaveLength(1_000_000);
  });

  it('is not found by another owner, in any call', async () => {
    const [session, stranger] = [await server.registered(), await server.guest()];
    const draft = await create(session);
    for (const answer of [
      await calls.read(stranger, draft),
      await calls.change(stranger, draft, { title: 'Mine' }),
      await calls.remove(stranger, draft),
      await calls.restore(stranger, draft),
      await calls.write(stranger, draft),
      await calls.check(stranger, draft),
      await calls.keep(stranger, draft),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
    }
    expect(await server.call('/story-drafts')).toMatchObject({ status: 401 });
    expect(storyDraftIn(await calls.read(session, draft))).toEqual(draft);
  });

  it('is one of five for a guest', async () => {
    const session = await server.guest();
    for (let number = 0; number < 5; number += 1) await create(session);
    expect(await calls.begin(session)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect(await list(session)).toMatchObject({ total: 5, most: 5 });
  });

  it('is brought back within a day of its deletion, and not later', async () => {
    const session = await server.registered();
    const draft = await create(session);
    await calls.remove(session, draft);
    expect(await calls.read(session, draft)).toMatchObject({ status: 404 });
    expect(storyDraftIn(await calls.restore(session, draft))).toEqual(draft);
    await calls.remove(session, draft);
    server.clock.advance(DAY_MS + 1);
    expect(await calls.restore(session, draft)).toMatchObject({ status: 404 });
  });

  it('merges changes of different fields, and refuses those of one with the whole draft', async () => {
    const session = await server.registered();
    const draft = await create(session);
    await calls.change(session, draft, { title: 'Theirs' });
    const merged = storyDraftIn(await calls.change(session, draft, { tagline: 'Ours' }));
    expect(merged).toMatchObject({ revision: 3, fields: { title: 'Theirs', tagline: 'Ours' } });
    const refused = await calls.change(session, draft, { title: 'Ours' });
    expect(refused).toMatchObject({ status: 409, body: { draftConflict: { draft: merged, fields: ['title'] } } });
    expect(await calls.change(session, { ...draft, revision: 9 }, {})).toMatchObject({ status: 400 });
  });

  it('belongs to the account after the sign-in', async () => {
    const guest = await server.guest();
    const draft = storyDraftIn(await calls.change(guest, await create(guest), { title: 'Mine' }));
    const email = 'story-author@example.com';
    await sendEmailCode(server, guest, email);
    const { session } = readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email)));
    expect(storyDraftIn(await calls.read(session, draft))).toEqual(draft);
  });
});

describe('the cast of a draft', () => {
  const bring = async (session: SessionValues): Promise<string> => {
    const data = { ...BAKER, extensions: {} };
    const card = { spec: 'chara_card_v3', spec_version: '3.0', data };
    const json = { content: Buffer.from(jsonFile(card)).toString('base64'), mature: false };
    const { body } = await server.call('/cards', { method: 'POST', session, json });
    return ImportedCardEnvelope.parse(body).data.characterId;
  };
  const show = (session: SessionValues, characterId: string, visibility: string) =>
    server.call(`/characters/${characterId}/visibility`, {
      method: 'PUT',
      session,
      json: { visibility, statement: true },
    });

  it('is named at its place where a character was deleted or withdrawn since, in a conflict too', async () => {
    const [author, maker] = [await server.registered(), await server.registered()];
    const [own, theirs] = [await bring(author), await bring(maker)];
    await show(maker, theirs, 'public');
    const cast = ['ada-byrne', own, theirs];
    const draft = storyDraftIn(await calls.change(author, await create(author), { title: 'Cast', cast }));
    const gone = async () =>
      storyDraftIn(await calls.read(author, draft))
        .problems.filter(({ code }) => code === 'character-gone')
        .map(({ field, index }) => [field, index]);
    expect(await gone()).toEqual([]);
    await show(maker, theirs, 'private');
    expect(await gone()).toEqual([['cast', 2]]);
    await server.call(`/characters/${own}`, { method: 'DELETE', session: author });
    expect(await gone()).toEqual([
      ['cast', 1],
      ['cast', 2],
    ]);
    const other = { ...draft, revision: 1 };
    const { body } = await calls.change(author, other, { title: 'Another' });
    const problem = expect.objectContaining({ code: 'character-gone', index: 1 });
    expect(body).toMatchObject({ draftConflict: { draft: { problems: expect.arrayContaining([problem]) } } });
    await server.call(`/characters/${own}/restore`, { method: 'POST', session: author });
    await show(maker, theirs, 'public');
    expect(await gone()).toEqual([]);
  });
});

describe('writing a draft from its plan', () => {
  const written = async (session: SessionValues, changes: object = {}): Promise<StoryDraft> => {
    const plan = { title: 'The Last Ferry', tagline: 'The fare is paid.', length: 6, ...changes };
    const draft = storyDraftIn(await calls.change(session, await create(session), plan));
    return storyDraftIn(await calls.write(session, draft));
  };

  it('gives it a source with the names of its cast, alike each time', async () => {
    const session = await server.registered();
    const draft = await written(session, { cast: ['ada-byrne', 'nobody-at-all'] });
    const problem = { code: 'character-gone', severity: 'warning', field: 'cast', index: 1 };
    expect(draft).toMatchObject({ revision: 3, sourceState: 'written', problems: [problem] });
    expect(draft.fields.source).toContain('# relationship: trust_1; ada-byrne; 5');
    expect(draft.fields.source).toContain('Ada Byrne');
    expect(draft.fields.source).not.toContain('nobody-at-all');
    const again = storyDraftIn(await calls.write(session, draft));
    expect(again.fields.source).toBe(draft.fields.source);
  });

  it('writes again after the plan has changed, and never over words of an author unless it is asked to', async () => {
    const session = await server.registered();
    const draft = await written(session);
    const replanned = storyDraftIn(await calls.change(session, draft, { tone: 'playful' }));
    expect(replanned).toMatchObject({ sourceState: 'outdated' });
    const rewritten = storyDraftIn(await calls.write(session, replanned));
    expect(rewritten).toMatchObject({ sourceState: 'written' });
    const edited = storyDraftIn(await calls.change(session, rewritten, { source: '-> END\n' }));
    expect(edited).toMatchObject({ sourceState: 'edited' });
    expect(await calls.write(session, edited)).toMatchObject({ status: 409, body: { field: 'overwrite' } });
    expect(storyDraftIn(await calls.read(session, edited))).toEqual(edited);
    const replaced = storyDraftIn(await calls.write(session, edited, { overwrite: true }));
    expect(replaced).toMatchObject({ sourceState: 'written', fields: { source: rewritten.fields.source } });
  });

  it('is refused for a revision that another device has passed, and done once under its key', async () => {
    const session = await server.registered();
    const draft = await create(session);
    await calls.change(session, draft, { title: 'Theirs' });
    expect(await calls.write(session, draft)).toMatchObject({
      status: 409,
      body: { draftConflict: { fields: ['title'] } },
    });
    const known = { ...draft, revision: 2 };
    const first = storyDraftIn(await calls.write(session, known, {}, 'write-1-of-this-test'));
    expect(storyDraftIn(await calls.write(session, known, {}, 'write-1-of-this-test'))).toEqual(first);
  });
});
