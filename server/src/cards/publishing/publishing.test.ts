import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CharacterEnvelope,
  CharacterPageEnvelope,
  ChatEnvelope,
  ImportedCardEnvelope,
  KeptCharacterEnvelope,
  MyCharacterPageEnvelope,
  type CharacterDraftFields,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { ReportDecisions } from '../../social/report-decisions.ts';
import { runReports } from '../../social/reports-command.ts';
import { draftOf } from '../../testing/drafts/draft-server.ts';
import { jsonFile } from '../../testing/files/card-files.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const baker = {
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
  extensions: {},
};

async function bring(session: SessionValues, data: object = {}, mature = false): Promise<string> {
  const card = { spec: 'chara_card_v3', spec_version: '3.0', data: { ...baker, ...data } };
  const json = { content: Buffer.from(jsonFile(card)).toString('base64'), mature };
  const answer = await server.call('/cards', { method: 'POST', session, json });
  return ImportedCardEnvelope.parse(answer.body).data.characterId;
}

const set = (session: SessionValues, characterId: string, form: object) =>
  server.call(`/characters/${characterId}/visibility`, { method: 'PUT', session, json: form });
const publish = (session: SessionValues, characterId: string, more: object = {}) =>
  set(session, characterId, { visibility: 'public', statement: true, ...more });
const page = (characterId: string, session?: SessionValues) =>
  server.call(`/characters/${characterId}`, session === undefined ? {} : { session });
const newest = async (query = '', session?: SessionValues) => {
  const answer = await server.call(`/characters?sort=newest${query}`, session === undefined ? {} : { session });
  return CharacterPageEnvelope.parse(answer.body).data.items;
};
const mine = async (session: SessionValues) =>
  MyCharacterPageEnvelope.parse((await server.call('/user/characters', { session })).body).data.items;
const chat = (session: SessionValues, characterId: string) =>
  server.call('/chats', { method: 'POST', session, json: { characterId } });

describe('a published character', () => {
  it('is the newest on lists, found by a search, shown with the public name of its maker, and open to chats', async () => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    const characterId = await bring(owner, { name: 'Ilse Varga' });
    expect((await page(characterId, reader)).status).toBe(404);
    server.clock.advance(60_000);
    expect((await publish(owner, characterId)).body).toMatchObject({
      data: { characterId, visibility: 'public', remixable: false },
    });
    expect((await newest())[0]).toMatchObject({ characterId, name: 'Ilse Varga', makerName: 'Ada', isNew: true });
    expect((await newest('&q=varga', reader)).map((card) => card.characterId)).toEqual([characterId]);
    const shown = CharacterEnvelope.parse((await page(characterId, reader)).body).data;
    expect(shown).toMatchObject({ own: false, makerName: 'Ada' });
    expect(shown).not.toHaveProperty('visibility');
    expect((await chat(reader, characterId)).status).toBe(200);
  });

  it('is no longer found when it is private again, and the chats that others have with it stay', async () => {
    const [owner, reader, late] = [await server.registered(), await server.registered(), await server.registered()];
    const characterId = await bring(owner);
    await publish(owner, characterId);
    const begun = ChatEnvelope.parse((await chat(reader, characterId)).body).data;
    expect((await set(owner, characterId, { visibility: 'private' })).status).toBe(200);
    expect((await newest()).map((card) => card.characterId)).not.toContain(characterId);
    expect((await page(characterId, reader)).status).toBe(404);
    for (const session of [reader, late]) expect((await chat(session, characterId)).status).toBe(404);
    const again = await server.call(`/chats/${begun.chatId}`, { session: reader });
    expect(ChatEnvelope.parse(again.body).data.character).toMatchObject({ name: 'Tomás Brava' });
    const listed = await server.call('/chats', { session: reader });
    expect(listed.body).toMatchObject({ data: { items: [{ chatId: begun.chatId }] } });
    expect((await server.call(`/chats/${begun.chatId}`, { session: late })).status).toBe(404);
  });

  it('stays where it was on the list of the newest when it is taken back and published again', async () => {
    const owner = await server.registered();
    const [first, second] = [await bring(owner), await bring(owner)];
    // Later than what the other tests have published.
    server.clock.advance(60_000);
    await publish(owner, first);
    server.clock.advance(60_000);
    await publish(owner, second);
    server.clock.advance(60_000);
    await set(owner, first, { visibility: 'private' });
    await publish(owner, first);
    expect((await newest()).slice(0, 2).map((card) => card.characterId)).toEqual([second, first]);
  });
});

describe('an unlisted character', () => {
  it('is seen at its address, talked with, and on no list', async () => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    const characterId = await bring(owner, { name: 'Unlisted Una' });
    expect((await publish(owner, characterId, { visibility: 'unlisted' })).status).toBe(200);
    expect((await page(characterId, reader)).body).toMatchObject({
      data: { visibility: 'unlisted', makerName: 'Ada' },
    });
    expect((await chat(reader, characterId)).status).toBe(200);
    for (const session of [undefined, reader]) {
      expect((await newest('', session)).map((card) => card.characterId)).not.toContain(characterId);
      expect(await newest('&q=una', session)).toEqual([]);
    }
    expect((await newest('&q=una', owner)).map((card) => card.characterId)).toEqual([characterId]);
  });
});

describe('publishing', () => {
  it('is for accounts, of their own characters, with a statement', async () => {
    const [guest, owner, other] = [await server.guest(), await server.registered(), await server.registered()];
    expect((await publish(guest, await bring(guest))).body).toMatchObject({ reason: 'REGISTRATION_REQUIRED' });
    const characterId = await bring(owner);
    expect(await publish(other, characterId)).toMatchObject({ status: 404 });
    expect((await set(owner, characterId, { visibility: 'public' })).body).toMatchObject({
      reason: 'VALIDATION_FAILED',
      field: 'statement',
    });
    expect((await mine(owner))[0]).toMatchObject({ visibility: 'private' });
    expect((await publish(owner, 'maren-vale')).status).toBe(404);
  });

  it.each<[string, object, boolean]>([
    ['name', { name: ' ' }, false],
    ['tagline', { creator_notes: '', scenario: '' }, false],
    ['greeting', { first_mes: '' }, false],
    ['description', { description: '', personality: ' ' }, false],
    ['mature', { tags: ['nsfw'] }, false],
    ['age', {}, true],
    ['age', { extensions: { 'fabula/draft': { age: 17 } } }, true],
  ])('is refused for %s: %j', async (field, data, mature) => {
    const owner = await server.registered();
    const characterId = await bring(owner, data, mature);
    expect((await publish(owner, characterId)).body).toMatchObject({ reason: 'VALIDATION_FAILED', field });
    expect((await page(characterId)).status).toBe(404);
  });

  const wizard = { name: 'Noor', tagline: 'Mends nets by moonlight', greeting: 'Hold this end.', pronouns: 'she/her' };
  const make = async (session: SessionValues, fields: Partial<CharacterDraftFields>) => {
    const draftId = await draftOf(server, session, fields);
    const headers = { 'if-match': '"2"' };
    const answer = await server.call(`/character-drafts/${draftId}/keep`, { method: 'POST', session, headers });
    return KeptCharacterEnvelope.parse(answer.body).data.characterId;
  };

  it.each<Partial<CharacterDraftFields>>([
    { temperaments: ['patient'] },
    { nevers: ['Lies to the sea.'] },
    { temperaments: ['dry', 'loyal'], language: 'de-DE' },
    { temperaments: ['shy'], language: 'ar-SA' },
    { temperaments: ['warm'], language: 'zh-CN' },
  ])('takes what the wizard asks for alone: %j', async (chosen) => {
    const owner = await server.registered();
    const characterId = await make(owner, { ...wizard, ...chosen });
    expect(await publish(owner, characterId)).toMatchObject({ status: 200 });
    expect((await page(characterId)).body).toMatchObject({ data: { tagline: wizard.tagline } });
  });

  it.each<Partial<CharacterDraftFields>>([{}, { language: 'de-DE' }, { language: 'ja-JP', nevers: [' '] }])(
    'is refused to a name, one line and pronouns that say nothing of who the character is: %j',
    async (chosen) => {
      const owner = await server.registered();
      const characterId = await make(owner, { ...wizard, ...chosen });
      expect((await publish(owner, characterId)).body).toMatchObject({ field: 'description' });
    },
  );

  it('takes a mature character that is stated to be an adult, for those who see mature content', async () => {
    const owner = await server.registered();
    const characterId = await bring(owner, { extensions: { 'fabula/draft': { age: 41 } } }, true);
    expect((await publish(owner, characterId)).status).toBe(200);
    expect((await page(characterId)).status).toBe(404);
  });

  it('lets the owner say whether others may remix', async () => {
    const owner = await server.registered();
    const characterId = await bring(owner);
    await publish(owner, characterId, { remixable: true });
    expect((await mine(owner))[0]).toMatchObject({ visibility: 'public', remixable: true });
    await publish(owner, characterId, { visibility: 'unlisted' });
    expect((await mine(owner))[0]).toMatchObject({ visibility: 'unlisted', remixable: true });
    await set(owner, characterId, { visibility: 'private', remixable: false });
    expect((await mine(owner))[0]).toMatchObject({ visibility: 'private', remixable: false });
  });
});

describe('a hidden character', () => {
  const decide = (command: string, id: string) =>
    runReports(new ReportDecisions(server.deps), [command, id, '--by', 'mara', '--because', 'Sells lamps']);
  const report = (session: SessionValues, characterId: string, reason: string) =>
    server.call(`/characters/${characterId}/reports`, { method: 'POST', session, json: { reason } });

  it('tells its owner why, and is published again only after a change', async () => {
    const [owner, reader, second] = [await server.registered(), await server.registered(), await server.registered()];
    const characterId = await bring(owner);
    await publish(owner, characterId);
    await report(reader, characterId, 'spam');
    await report(second, characterId, 'spam');
    server.clock.advance(1000);
    await report(await server.registered(), characterId, 'other');
    const queue = await runReports(new ReportDecisions(server.deps), ['list', '--kind', 'character']);
    expect(queue).toContain('shown to everybody');
    expect(queue).toContain('Tomás Brava, by Ada (acc-');
    expect(queue).toContain('3 open of 3: spam, other');
    expect(queue).toContain('“Tomás Brava A retired smuggler who bakes.');
    await decide('hide', characterId);
    expect((await page(characterId, reader)).status).toBe(404);
    expect((await newest()).map((card) => card.characterId)).not.toContain(characterId);
    expect((await mine(owner))[0]).toMatchObject({ withheld: { reason: 'spam', changed: false } });
    expect((await publish(owner, characterId)).body).toMatchObject({ reason: 'CONFLICT' });

    const book = { spec: 'lorebook_v3', data: { name: '', entries: [{ keys: ['oven'], content: 'It is hot.' }] } };
    const content = Buffer.from(JSON.stringify(book)).toString('base64');
    const path = `/characters/${characterId}/lorebook`;
    const changed = await server.call(path, { method: 'POST', session: owner, json: { content, mode: 'replace' } });
    expect(changed.status).toBe(200);
    expect((await mine(owner))[0]).toMatchObject({ withheld: { reason: 'spam', changed: true } });
    expect((await publish(owner, characterId)).status).toBe(200);
    expect((await page(characterId, reader)).status).toBe(200);
    expect((await mine(owner))[0]).not.toHaveProperty('withheld');
  });

  it('is shown again when an operator restores it', async () => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    const characterId = await bring(owner);
    await publish(owner, characterId);
    await report(reader, characterId, 'hate');
    await decide('hide', characterId);
    await decide('restore', characterId);
    expect((await page(characterId, reader)).status).toBe(200);
    expect((await mine(owner))[0]).not.toHaveProperty('withheld');
  });
});
