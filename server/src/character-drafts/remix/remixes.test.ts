import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  CharacterDraftEnvelope,
  CharacterEnvelope,
  ImportedCardEnvelope,
  KeptCharacterEnvelope,
  type CharacterDraft,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
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
  personality: 'Counts twice.\n\nIn one line: A baker\nTemperament: dry',
  scenario: 'The bakery at four in the morning.',
  first_mes: '“Sit, and mind the flour.”',
  mes_example: '<START>\n{{user}}: Do you miss the sea?\n{{char}}: Every morning.',
  creator_notes: 'A retired smuggler who bakes.',
  creator: 'A. Lindqvist',
  character_version: '1.2',
  system_prompt: 'Never hurry.',
  post_history_instructions: '',
  alternate_greetings: ['Again you.'],
  tags: ['bread'],
  extensions: {
    'fabula/draft': {
      temperaments: ['dry'],
      nevers: [],
      tagline: 'A baker',
      portrait: { seed: 'tomas-1' },
      exchangeCount: 1,
    },
  },
};

async function bring(session: SessionValues, content: string): Promise<string> {
  const answer = await server.call('/cards', { method: 'POST', session, json: { content, mature: false } });
  return ImportedCardEnvelope.parse(answer.body).data.characterId;
}
const toBase64 = (card: object) => Buffer.from(jsonFile(card)).toString('base64');
const set = (session: SessionValues, characterId: string, form: object) =>
  server.call(`/characters/${characterId}/visibility`, { method: 'PUT', session, json: form });
async function publish(session: SessionValues, characterId: string, remixable = true): Promise<string> {
  const answer = await set(session, characterId, { visibility: 'public', statement: true, remixable });
  expect(answer.status).toBe(200);
  return characterId;
}
const published = async (session: SessionValues, remixable = true) =>
  publish(
    session,
    await bring(session, toBase64({ spec: 'chara_card_v3', spec_version: '3.0', data: baker })),
    remixable,
  );
const ask = (session: SessionValues, characterId: string) =>
  server.call(`/characters/${characterId}/remix`, { method: 'POST', session });
const remix = async (session: SessionValues, characterId: string) =>
  CharacterDraftEnvelope.parse((await ask(session, characterId)).body).data;
async function keep(session: SessionValues, { draftId, revision }: CharacterDraft): Promise<string> {
  const headers = { 'If-Match': `"${revision}"` };
  const answer = await server.call(`/character-drafts/${draftId}/keep`, { method: 'POST', session, headers });
  return KeptCharacterEnvelope.parse(answer.body).data.characterId;
}
const read = async (session: SessionValues, { draftId }: CharacterDraft) =>
  CharacterDraftEnvelope.parse((await server.call(`/character-drafts/${draftId}`, { session })).body).data;
const page = async (session: SessionValues, characterId: string) =>
  CharacterEnvelope.parse((await server.call(`/characters/${characterId}`, { session })).body).data;
const Exported = z.object({
  data: z.looseObject({ source: z.array(z.string()), extensions: z.record(z.string(), z.unknown()) }),
});
async function exported(session: SessionValues, characterId: string) {
  const path = `/api/characters/${characterId}/card?format=json`;
  const answer = await server.app.request(path, { headers: { ...session } });
  const content = await answer.text();
  return { content, data: Exported.parse(JSON.parse(content)).data };
}

describe('a remix', () => {
  it('begins as all that the original is, and names it on the draft, the character, and its card', async () => {
    const [maker, other] = [await server.registered(), await server.guest()];
    const original = await published(maker);
    const draft = await remix(other, original);
    expect(draft.fields).toMatchObject({
      name: 'Tomás Brava',
      description: 'Ran salt past the customs boats for twenty years.',
      personality: 'Counts twice.',
      greeting: '“Sit, and mind the flour.”',
      exchanges: [{ reader: 'Do you miss the sea?', character: 'Every morning.' }],
      temperaments: ['dry'],
      portrait: { seed: 'tomas-1' },
      systemPrompt: 'Never hurry.',
      alternateGreetings: ['Again you.'],
      freeTags: ['bread'],
      creator: '',
      remixable: false,
    });
    const credit = [{ characterId: original, name: 'Tomás Brava', creatorName: 'Ada' }];
    expect(draft.remixOf).toEqual(credit);
    const characterId = await keep(other, draft);
    expect((await page(other, characterId)).remixOf).toEqual(credit);
    const { data } = await exported(other, characterId);
    expect(data.source).toEqual([`${server.deps.config.publicUrl}/character-profile/${original}`]);
    expect(data.extensions['fabula/remix']).toEqual([{ ...credit[0], version: '1.2' }]);
  });

  it('keeps its credit through an export and an import, and a remix of a remix names both', async () => {
    const [maker, second, third] = [await server.registered(), await server.registered(), await server.registered()];
    const original = await published(maker);
    const characterId = await keep(second, await remix(second, original));
    const { content } = await exported(second, characterId);
    const again = await bring(third, Buffer.from(content).toString('base64'));
    expect((await page(third, again)).remixOf).toMatchObject([{ characterId: original, name: 'Tomás Brava' }]);
    await publish(second, characterId);
    const draft = await remix(third, characterId);
    expect(draft.remixOf.map((origin) => origin.characterId)).toEqual([characterId, original]);
    const chained = await keep(third, draft);
    const pages = `${server.deps.config.publicUrl}/character-profile/`;
    expect((await exported(third, chained)).data.source).toEqual([pages + original, pages + characterId]);
  });

  it('shows the name alone of an original that is private again or deleted', async () => {
    const [maker, other] = [await server.registered(), await server.registered()];
    const original = await published(maker);
    const draft = await remix(other, original);
    await set(maker, original, { visibility: 'private' });
    const nameAlone = [{ characterId: null, name: 'Tomás Brava', creatorName: '' }];
    expect((await read(other, draft)).remixOf).toEqual(nameAlone);
    const characterId = await keep(other, draft);
    await server.call(`/characters/${original}`, { method: 'DELETE', session: maker });
    expect((await page(other, characterId)).remixOf).toEqual(nameAlone);
  });

  it('is for characters whose makers allow it and that the reader sees', async () => {
    const [maker, other] = [await server.registered(), await server.registered()];
    const closed = await published(maker, false);
    expect(await page(other, closed)).not.toHaveProperty('remixable');
    expect(await ask(other, closed)).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN' } });
    await set(maker, closed, { visibility: 'unlisted', remixable: true });
    expect((await ask(other, closed)).status).toBe(200);
    await set(maker, closed, { visibility: 'private' });
    expect((await ask(other, closed)).status).toBe(404);
    expect((await ask(other, 'chr-none')).status).toBe(404);
  });

  it('takes a character of the house, with credit, and no more drafts than a guest may have', async () => {
    const guest = await server.guest();
    expect((await page(guest, 'zoe-marsh')).remixable).toBe(true);
    const draft = await remix(guest, 'zoe-marsh');
    expect(draft).toMatchObject({ fields: { name: 'Zoë Marsh' }, remixOf: [{ characterId: 'zoe-marsh' }] });
    expect(draft.fields.description).not.toBe('');
    for (let begun = 1; begun < 5; begun += 1) expect((await ask(guest, 'zoe-marsh')).status).toBe(200);
    expect(await ask(guest, 'zoe-marsh')).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
  });
});
