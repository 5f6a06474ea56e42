import { randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCard } from '../../cards/card-files/read-card.ts';
import { CharacterEnvelope, ImportedCardEnvelope } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { draftCalls, draftIn, keptIn } from '../../testing/drafts/draft-calls.ts';
import { cardV2, jsonFile } from '../../testing/files/card-files.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const { begin, change, keep, read } = draftCalls(() => server);
const from = (session: SessionValues, file: Buffer) =>
  begin(session, { from: 'card', content: file.toString('base64') });
const take = async (session: SessionValues, characterId: string, format: string) => {
  const headers = new Headers({ ...session });
  const answer = await server.app.request(`/api/characters/${characterId}/card?format=${format}`, { headers });
  return Buffer.from(await answer.arrayBuffer());
};
const page = async (session: SessionValues, characterId: string) =>
  CharacterEnvelope.parse((await server.call(`/characters/${characterId}`, { session })).body).data;

describe('a charx of twelve megabytes', () => {
  const most = 12 * 1_048_576;
  const place = 'assets/other/audio/0.mp3';
  const noise = randomBytes(most + 1_048_576);
  const assets = [{ type: 'x_audio', uri: `embeded://${place}`, name: 'harbour', ext: 'mp3' }];
  const card = { ...cardV2({ assets }), spec: 'chara_card_v3', spec_version: '3.0' };
  const zip = (size: number) =>
    Buffer.from(zipSync({ 'card.json': jsonFile(card), [place]: noise.subarray(0, size) }, { level: 0 }));
  const around = zip(0).length;
  const charx = (bytes: number) => zip(bytes - around);

  it('becomes a draft and a character, and goes out with every byte', { timeout: 60_000 }, async () => {
    const session = await server.registered();
    const draft = draftIn(await from(session, charx(most)));
    expect(draft.fields.name).toBe('Isaura Pell');
    const changed = await change(session, draft, { scenario: 'A shop at night.' });
    const { characterId } = keptIn(await keep(session, changed));
    const { card: kept, files } = readCard(await take(session, characterId, 'charx'));
    expect(kept.data.scenario).toBe('A shop at night.');
    const { uri = '' } = kept.data.assets.find(({ name }) => name === 'harbour') ?? {};
    const sound = Buffer.from(files.get(uri.replace('embeded://', '')) ?? []);
    expect(sound.equals(noise.subarray(0, most - around))).toBe(true);
  });

  it('and one byte is refused at the field of the file, and leaves no draft', { timeout: 60_000 }, async () => {
    const session = await server.registered();
    expect(await from(session, charx(most + 1))).toMatchObject({ status: 400, body: { field: 'content' } });
    expect(await from(session, charx(most + 1_048_576))).toMatchObject({ status: 413 });
    expect((await server.call('/character-drafts', { session })).body.data).toMatchObject({ items: [], total: 0 });
  });
});

describe('a card whose name has 61 letters', () => {
  const name = `${'Isaura '.repeat(8)}Pella`;

  it('is a draft with the first sixty, and keeps the whole name in its file until the author changes it', async () => {
    expect(name).toHaveLength(61);
    const session = await server.registered();
    const draft = draftIn(await from(session, jsonFile(cardV2({ name }))));
    expect(draft.fields.name).toBe(name.slice(0, 60));
    const { characterId } = keptIn(await keep(session, await change(session, draft, { about: 'Repairs clocks.' })));
    expect((await page(session, characterId)).name).toBe(`${name.slice(0, 59)}…`);
    const { data } = JSON.parse((await take(session, characterId, 'json')).toString());
    expect(data.name).toBe(name);
  });

  it('is refused at its field when it is written, and the draft stays as it was', async () => {
    const session = await server.registered();
    const draft = draftIn(await from(session, jsonFile(cardV2())));
    const path = `/character-drafts/${draft.draftId}`;
    const headers = { 'if-match': `"${draft.revision}"` };
    const answer = await server.call(path, { method: 'PATCH', session, headers, json: { changes: { name } } });
    expect(answer).toMatchObject({ status: 400, body: { field: 'changes.name' } });
    expect(await read(session, draft)).toMatchObject({ revision: draft.revision, fields: { name: 'Isaura Pell' } });
  });
});

it('a Latin card with Arabic and Hebrew in it keeps every letter of them', async () => {
  const session = await server.registered();
  const description = 'Isaura says “مرحبا بك” to the sea and “שלום” to the clocks. \u202BCounts\u202C twice.';
  const name = 'Isaura פל';
  const draft = draftIn(
    await from(session, jsonFile(cardV2({ name, description, first_mes: 'مرحبا, {{user}}. Sit.' }))),
  );
  expect(draft.fields).toMatchObject({ language: 'en-US', description, greeting: 'مرحبا, {{user}}. Sit.' });
  const { characterId } = keptIn(await keep(session, await change(session, draft, { about: 'Repairs clocks.' })));
  expect((await page(session, characterId)).name).toBe(name);
  const { data } = JSON.parse((await take(session, characterId, 'json')).toString());
  expect(data).toMatchObject({ name, description });
});

it('a card with braces that are not closed is a draft that says so, and stays as it came', async () => {
  const session = await server.registered();
  const description = '{{char} opens {{user}} and {{ never closes. {{random:a,{{char}}';
  const draft = draftIn(await from(session, jsonFile(cardV2({ description }))));
  expect(draft.fields.description).toBe(description);
  expect(draft.problems.some(({ field }) => field === 'description')).toBe(true);
  const { characterId } = keptIn(await keep(session, await change(session, draft, { about: 'Repairs clocks.' })));
  const { data } = JSON.parse((await take(session, characterId, 'json')).toString());
  expect(data.description).toBe(description);
});

describe('a card whose name turns the direction of what follows it', () => {
  const name = '\u202EllaP\u202C \u2067Isaura\u2069\u200F';
  const choices = { tagline: '\u202EMends clocks', pronouns: 'she\u2066', nevers: ['\u202ELies'], portraitAlt: '' };
  const card = cardV2({
    name,
    creator: 'Nkiru\u202E',
    character_version: '\u202D1.0',
    tags: ['sea\u202Eside'],
    extensions: { 'fabula/draft': choices },
  });

  it('has its name and lines without those controls on every screen, and goes out as it came', async () => {
    const session = await server.registered();
    const draft = draftIn(await from(session, jsonFile(card)));
    expect(draft.fields).toMatchObject({
      name: 'llaP Isaura',
      tagline: 'Mends clocks',
      pronouns: 'she',
      nevers: ['Lies'],
      creator: 'Nkiru',
      characterVersion: '1.0',
      freeTags: ['seaside'],
    });
    const { characterId } = keptIn(await keep(session, await change(session, draft, { about: 'Repairs clocks.' })));
    expect((await page(session, characterId)).name).toBe('llaP Isaura');
    const { data } = JSON.parse((await take(session, characterId, 'json')).toString());
    expect(data.name).toBe(name);
  });

  it('is stored without them when it is written, and its joiners stay', async () => {
    const session = await server.registered();
    const draft = draftIn(await from(session, jsonFile(cardV2())));
    const typed = {
      name: '\u202Eمی\u200Cخواهم',
      nickname: '\u2067Isa',
      creator: 'N\u202Akiru',
      description: 'a\u200Fb',
    };
    const changed = await change(session, draft, typed);
    expect(changed.fields).toMatchObject({
      name: 'می\u200Cخواهم',
      nickname: 'Isa',
      creator: 'Nkiru',
      description: 'a\u200Fb',
    });
  });

  it('is not in the name of the character that is imported at once either', async () => {
    const session = await server.registered();
    const content = jsonFile(card).toString('base64');
    const answer = await server.call('/cards', { method: 'POST', session, json: { content, mature: false } });
    const { characterId } = ImportedCardEnvelope.parse(answer.body).data;
    expect((await page(session, characterId)).name).toBe('llaP Isaura');
  });
});
