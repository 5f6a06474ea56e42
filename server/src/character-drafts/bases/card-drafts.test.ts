import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { bytesOf } from '../../kept-files/quota.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { draftCalls, draftIn, keptIn } from '../../testing/drafts/draft-calls.ts';
import { cardV2, jsonFile } from '../../testing/files/card-files.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const base64 = (card: unknown) => jsonFile(card).toString('base64');
const facts = (characterId: string) => readCharacterFacts(server.deps.database.db, characterId);
const { begin, change, keep } = draftCalls(() => server);
const exported = async (session: SessionValues, characterId: string) => {
  const answer = await server.app.request(`/api/characters/${characterId}/card?format=json`, {
    headers: new Headers({ ...session }),
  });
  return JSON.parse(await answer.text()).data;
};

describe('a draft of a card', () => {
  it('shows the fields of the card, and keeping it loses nothing that it does not show', async () => {
    const session = await server.guest();
    const greetings = Array.from({ length: 30 }, (_, index) => `Greeting ${index}`);
    const card = cardV2({ alternate_greetings: greetings, source: ['https://cards.example/1'], unknown: { a: [1] } });
    const draft = draftIn(await begin(session, { from: 'card', content: base64(card) }));
    expect(draft).toMatchObject({
      characterId: null,
      unkeptFields: [],
      sources: ['https://cards.example/1'],
      fields: { name: 'Isaura Pell', exchanges: [{ reader: 'Can you mend it?' }], creator: 'A. Lindqvist' },
    });
    expect(draft.fields.alternateGreetings).toHaveLength(24);
    const changed = await change(session, draft, { scenario: 'A shop at night.' });
    const { characterId } = keptIn(await keep(session, changed));
    expect(await facts(characterId)).toMatchObject({ scenario: 'A shop at night.' });
    const kept = await exported(session, characterId);
    expect(kept).toMatchObject({ ...card.data, scenario: 'A shop at night.' });
  });

  it('is refused with the reason for what is no card, and for a missing one', async () => {
    const session = await server.guest();
    const content = Buffer.from('Nothing').toString('base64');
    expect(await begin(session, { from: 'card', content })).toMatchObject({ status: 415 });
    expect(await begin(session, { from: 'card' })).toMatchObject({ status: 400, body: { field: 'content' } });
    expect(await begin(session, { from: 'character' })).toMatchObject({ status: 400, body: { field: 'characterId' } });
  });

  it('is judged when it is kept, whole: also what it does not show', async () => {
    const session = await server.guest();
    const content = 'An explicit sex scene with a 12 year old girl.';
    const book = {
      extensions: {},
      entries: [{ keys: ['x'], content, extensions: {}, enabled: true, insertion_order: 0 }],
    };
    const draft = draftIn(await begin(session, { from: 'card', content: base64(cardV2({ character_book: book })) }));
    expect(draft.loreCount).toBe(1);
    expect(await keep(session, draft)).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN' } });
  });

  it('counts as a kept file until it is erased, and begins once for one key', async () => {
    const session = await server.registered();
    const owner = ownerOf(await principalOf(server.deps, session));
    const used = () => bytesOf(server.deps.database.db, owner);
    const options = { method: 'POST', session, headers: { 'Idempotency-Key': 'card-once' } };
    const json = { from: 'card', content: base64(cardV2()) };
    const first = draftIn(await server.call('/character-drafts', { ...options, json }));
    expect(draftIn(await server.call('/character-drafts', { ...options, json }))).toEqual(first);
    expect(await used()).toBeGreaterThan(0);
    await server.call(`/character-drafts/${first.draftId}`, { method: 'DELETE', session });
    // Files bear the time of this machine.
    server.clock.advance(Date.now() - server.clock.now() + 3 * DAY_MS);
    await server.deps.retention.sweep();
    await server.deps.fileSweep.sweep();
    expect(await used()).toBe(0);
  });
});
