import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfflineEngine } from '../providers/text/offline/offline-engine.ts';
import { funnyCalls, readResult } from '../testing/funny-server.ts';
import { testPlayer } from '../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { DAY_MS } from '../lib/utc-day.ts';

const ferry = `
-> quay
=== quay
The ferry is late, {name}.
VAR name = ""
+ [Go home.]
    # ending: home; Home
    You go home.
    -> END
+ [Wait.] -> wait
=== wait
+ [Board.]
    # ending: over; Over the water
    You go over.
    -> END
+ [Swim.]
    # ending: drowned
    You swim.
    -> END
`;
const oneEnding = `
The lamp is out.
+ [Sleep.]
    # ending: sleep; Asleep
    You sleep.
    -> END
`;
const sources: Readonly<Record<string, string>> = { 'low-tide': ferry, 'warm-bread': oneEnding };

let server: TestServer;
let visitor: ReturnType<typeof funnyCalls>;
let stranger: ReturnType<typeof funnyCalls>;
beforeAll(async () => {
  const engine = createOfflineEngine(async () => undefined);
  server = await createTestServer({ overrides: { engine, findInk: (storyId) => sources[storyId] } });
});
beforeEach(async () => {
  visitor = funnyCalls(server, await server.guest());
  stranger = funnyCalls(server, await server.guest());
});
afterAll(() => server[Symbol.asyncDispose]());

const house = { by: 'house' as const };
const two = { ...house, characterIds: ['ada-byrne', 'zoe-marsh'] };

async function makePrivate(characterId: string, ownerId: string | null): Promise<void> {
  await server.deps.database.db
    .updateTable('characters')
    .set({ owner_id: ownerId, visibility: ownerId === null ? 'public' : 'private' })
    .where('character_id', '=', characterId)
    .execute();
}

describe('a result without a model', () => {
  it('is free, and a model has no price here', async () => {
    expect(await visitor.quote()).toMatchObject({ points: null });
    expect(await visitor.made('mash-up', two)).toMatchObject({ state: 'ready', by: 'house', points: 0 });
    expect(await visitor.ask('mash-up', { ...two, by: 'model' })).toMatchObject({ status: 400, body: { field: 'by' } });
  });

  it('is the same for the same seed, and another one for another', async () => {
    const [one, same, other] = [
      await visitor.made('mash-up', { ...two, seed: 'lamp-1' }),
      await stranger.made('mash-up', { ...two, seed: 'lamp-1' }),
      await visitor.made('mash-up', { ...two, seed: 'lamp-2' }),
    ];
    const shown = ({ inherited, picture, text, title }: typeof one) => ({ inherited, picture, text, title });
    expect(shown(same)).toEqual(shown(one));
    expect(shown(other)).not.toEqual(shown(one));
    expect(one.picture?.seed).toBe('lamp-1');
    expect(new Set(one.inherited.map(({ characterId }) => characterId))).toEqual(new Set(two.characterIds));
  });

  it('is made once for an idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'mash-up-key-1' };
    const first = await visitor.made('mash-up', two, { headers });
    expect((await visitor.made('mash-up', two, { headers })).funnyId).toBe(first.funnyId);
    expect((await visitor.made('mash-up', two)).funnyId).not.toBe(first.funnyId);
  });

  it('lets each character answer a line', async () => {
    const asked = { ...house, characterIds: ['ada-byrne', 'ilker-kaya'], line: 'I burnt the bread.' };
    const { line, lines } = await visitor.made('what-would-they-say', asked);
    expect(line).toBe('I burnt the bread.');
    expect(lines.map(({ characterId }) => characterId)).toEqual(['ada-byrne', 'ilker-kaya']);
    expect(lines.every(({ text }) => text.trim() !== '' && !text.includes('SECRET'))).toBe(true);
  });

  it('marks a line that suggests a risk of self-harm, for its owner alone', async () => {
    const asked = { ...house, characterIds: ['ada-byrne'], line: 'I want to kill myself.' };
    const { crisis, funnyId } = await visitor.made('what-would-they-say', asked);
    expect(crisis).toBe(true);
    expect(readResult(await stranger.get(funnyId)).crisis).toBe(false);
  });

  it('has the same lantern for everyone all day in UTC', async () => {
    const asked = { ...house, characterIds: ['mona-dusk'] };
    const one = await visitor.made('tonights-lantern', asked);
    const other = await stranger.made('tonights-lantern', { ...asked, seed: 'mine' });
    expect(one.day).toBe(new Date(server.clock.now()).toISOString().slice(0, 10));
    expect([other.text, other.seed]).toEqual([one.text, one.day]);
    const lines = new Set([one.text]);
    for (let day = 0; day < 5; day += 1) {
      server.clock.advance(DAY_MS);
      const later = funnyCalls(server, await server.guest());
      lines.add((await later.made('tonights-lantern', asked)).text);
    }
    expect(lines.size).toBeGreaterThan(1);
  });

  it('finds the nearest character by tags, with the reasons', async () => {
    const { characters, choices, funnyId, reasons } = await visitor.made('who-are-you', {
      ...house,
      choices: [0, 1, 1, 0, 1, 0],
    });
    expect(characters.map(({ characterId }) => characterId)).toEqual(['ada-byrne']);
    expect(reasons?.tags).toContain('mystery');
    expect(choices).toEqual([0, 1, 1, 0, 1, 0]);
    expect(readResult(await stranger.get(funnyId)).choices).toEqual([]);
  });

  it('writes a postcard in the character’s own words', async () => {
    const { picture, text } = await visitor.made('postcard', { ...house, characterIds: ['ada-byrne'] });
    expect(text).toBe('There you are.');
    expect(picture).toMatchObject({ mood: expect.any(String), place: expect.any(String) });
  });
});

describe('another ending', () => {
  it('is one that the play did not come to, without the name of its player', async () => {
    const player = await testPlayer(server, visitor.session);
    const begun = await player.begin({ storyId: 'low-tide', name: 'Ophelia' });
    const asked = { ...house, storySessionId: begun.storySessionId };
    expect(await visitor.ask('another-ending', asked)).toMatchObject({
      status: 409,
      body: { field: 'storySessionId' },
    });
    await player.choose(begun.round, 0);
    const { story, text, title } = await visitor.made('another-ending', { ...asked, seed: 'a' });
    expect(story?.storyId).toBe('low-tide');
    expect(['You go over.', 'You swim.']).toContain(text);
    expect(title).toBe(text === 'You go over.' ? 'Over the water' : '');
    expect(await stranger.ask('another-ending', asked)).toMatchObject({ status: 404 });
  });

  it('is refused where the story has none', async () => {
    const player = await testPlayer(server, visitor.session);
    const begun = await player.begin({ storyId: 'warm-bread' });
    await player.choose(begun.round, 0);
    const answer = await visitor.ask('another-ending', { ...house, storySessionId: begun.storySessionId });
    expect(answer).toMatchObject({ status: 409, body: { field: 'storySessionId' } });
  });
});

describe('what is asked for', () => {
  it.each([
    ['characterIds', 'mash-up', { characterIds: ['ada-byrne'] }],
    ['characterIds', 'mash-up', { characterIds: ['ada-byrne', 'ada-byrne'] }],
    ['characterIds', 'postcard', { characterIds: ['no-such-one'] }],
    ['line', 'what-would-they-say', { characterIds: ['ada-byrne'] }],
    ['line', 'what-would-they-say', { characterIds: ['ada-byrne'], line: '  ' }],
    ['line', 'postcard', { characterIds: ['ada-byrne'], line: 'Hello' }],
    ['choices', 'who-are-you', {}],
    ['storySessionId', 'another-ending', {}],
  ] as const)('is refused at %s of %s', async (field, tab, form) => {
    const given = 'characterIds' in form ? { ...form, characterIds: [...form.characterIds] } : form;
    expect(await visitor.ask(tab, { ...house, ...given })).toMatchObject({ status: 400, body: { field } });
  });

  it('is refused for words that no mode allows', async () => {
    const line = 'She is a thirteen-year-old girl and they have sex, naked.';
    const answer = await visitor.ask('what-would-they-say', { ...house, characterIds: ['ada-byrne'], line });
    expect(answer).toMatchObject({ status: 403, body: { field: 'line' } });
  });

  it('may be a private character for its owner alone, and then is its owner’s to see', async () => {
    await makePrivate('ilker-kaya', visitor.session['Device-ID']);
    const asked = { ...house, characterIds: ['ilker-kaya'] };
    expect(await stranger.ask('postcard', asked)).toMatchObject({ status: 400, body: { field: 'characterIds' } });
    const made = await visitor.made('postcard', asked);
    expect(made.shareable).toBe(false);
    expect(await stranger.get(made.funnyId)).toMatchObject({ status: 404 });
    await makePrivate('ilker-kaya', null);
    expect(readResult(await stranger.get(made.funnyId))).toMatchObject({ own: false, shareable: true });
  });
});

describe('a result that was made', () => {
  it('is listed while it is kept, and gone when it is deleted', async () => {
    const { funnyId } = await visitor.made('mash-up', two);
    expect(await visitor.list()).toEqual([]);
    expect(readResult(await visitor.keep(funnyId, true)).kept).toBe(true);
    expect((await visitor.list()).map((one) => one.funnyId)).toEqual([funnyId]);
    expect(readResult(await stranger.get(funnyId)).kept).toBe(false);
    await visitor.keep(funnyId, false);
    expect(await visitor.list()).toEqual([]);
    expect((await visitor.remove(funnyId)).status).toBe(200);
    expect((await stranger.get(funnyId)).status).toBe(404);
  });

  it('cannot be kept or deleted by others', async () => {
    const { funnyId } = await visitor.made('mash-up', two);
    expect((await stranger.keep(funnyId, true)).status).toBe(404);
    expect((await stranger.remove(funnyId)).status).toBe(404);
    expect((await visitor.get(funnyId)).status).toBe(200);
  });

  it('goes after 30 days unless it is kept', async () => {
    const [gone, kept] = [await visitor.made('mash-up', two), await visitor.made('mash-up', two)];
    await visitor.keep(kept.funnyId, true);
    const { database } = server.deps;
    const old = server.clock.now() - 31 * DAY_MS;
    await database.db.updateTable('funny_results').set({ created_at: old }).execute();
    await server.deps.retention.sweep();
    expect((await visitor.get(gone.funnyId)).status).toBe(404);
    expect((await visitor.get(kept.funnyId)).status).toBe(200);
  });

  it('is shown without a session, as pages are rendered', async () => {
    const { funnyId } = await visitor.made('mash-up', two);
    const { body, status } = await server.call(`/funny-results/${funnyId}`);
    expect([status, body.data]).toMatchObject([200, { funnyId, own: false }]);
  });

  it('has a share card, as long as strangers may see it', async () => {
    const { funnyId } = await visitor.made('mash-up', two);
    const card = await server.app.request(`/og/funny/${funnyId}.png?lang=ar-SA`);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
    await visitor.remove(funnyId);
    expect((await server.app.request(`/og/funny/${funnyId}.png`)).status).toBe(404);
  });
});
