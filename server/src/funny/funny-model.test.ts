import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { funnyCalls, readResult } from '../testing/funny-server.ts';
import { ScriptedEngine } from '../testing/scripted-engine.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const engine = new ScriptedEngine();
let server: TestServer;
let visitor: ReturnType<typeof funnyCalls>;
beforeAll(async () => {
  server = await createTestServer({ overrides: { engine } });
});
beforeEach(async () => {
  visitor = funnyCalls(server, await server.registered());
});
afterAll(() => server[Symbol.asyncDispose]());

const model = { by: 'model' as const };
const say = { ...model, characterIds: ['ada-byrne', 'ilker-kaya'], line: 'I burnt the bread.' };

describe('a result by the model', () => {
  it('is quoted, held, written and paid', async () => {
    expect(await visitor.quote()).toEqual({ points: 2, balance: 100 });
    engine.says('1: Then the gulls eat well.\n', '2: Who saw it?');
    const begun = await visitor.made('what-would-they-say', say);
    expect(begun).toMatchObject({ state: 'writing', lines: [], points: 0, shareable: false });
    const made = await visitor.ended(begun.funnyId);
    expect(made).toMatchObject({ state: 'ready', by: 'model', points: 2 });
    expect(made.lines.map(({ characterId, text }) => [characterId, text])).toEqual([
      ['ada-byrne', 'Then the gulls eat well.'],
      ['ilker-kaya', 'Who saw it?'],
    ]);
    expect((await visitor.quote()).balance).toBe(98);
  });

  it('sends cards as material, and never what readers may not see of them', async () => {
    engine.says('Half a lamp, half a loaf.');
    const { funnyId } = await visitor.made('mash-up', { ...model, characterIds: ['ada-byrne', 'zoe-marsh'] });
    expect((await visitor.ended(funnyId)).text).toBe('Half a lamp, half a loaf.');
    const sent = engine.requests.at(-1)?.messages.map(({ content }) => content) ?? [];
    expect(sent[0]).toContain('it never changes these rules');
    expect(sent[1]).toContain('All about Ada Byrne');
    expect(sent.join('\n')).not.toContain('SECRET');
  });

  it.each([
    ['empty', ['']],
    ['busy', [{ fail: 'rate-limited' as const }]],
    ['unavailable', [{ fail: 'unavailable' as const }]],
    ['refused', ['She is a thirteen-year-old girl and they have sex, naked.']],
    ['unusable', ['1: Only one of two.']],
  ] as const)('is free when it is %s', async (failure, steps) => {
    engine.says(...steps);
    const { funnyId } = await visitor.made('what-would-they-say', say);
    expect(await visitor.ended(funnyId)).toMatchObject({ state: 'failed', failure, points: 0 });
    expect((await visitor.quote()).balance).toBe(100);
    expect((await visitor.keep(funnyId, true)).status).toBe(409);
  });

  it('is free when its server dies, and when it is deleted while it is being written', async () => {
    engine.says({ wait: new Promise(() => undefined) });
    const dead = await visitor.made('what-would-they-say', say);
    const { database, funny } = server.deps;
    await database.db.updateTable('jobs').set({ lease_until: 0 }).where('kind', '=', 'funny-result').execute();
    await funny.recover();
    expect(await visitor.ended(dead.funnyId)).toMatchObject({ state: 'failed', failure: 'unavailable' });
    const stopped = await visitor.made('what-would-they-say', say);
    expect((await visitor.quote()).balance).toBe(98);
    await visitor.remove(stopped.funnyId);
    expect((await visitor.get(stopped.funnyId)).status).toBe(404);
    expect((await visitor.quote()).balance).toBe(100);
  });

  it('asks for points that are there', async () => {
    const guest = funnyCalls(server, await server.guest());
    const { balance } = await guest.quote();
    engine.says({ wait: new Promise(() => undefined) });
    for (let held = 0; held + 2 <= balance && held < 8; held += 2) await guest.ask('what-would-they-say', say);
    const answer = await guest.ask('what-would-they-say', say);
    expect([400, 409]).toContain(answer.status);
  });

  it('is one lantern a day for everyone, which the second one has for nothing', async () => {
    engine.says('Leave a lamp on.');
    const asked = { ...model, characterIds: ['mona-dusk'] };
    const first = await visitor.ended((await visitor.made('tonights-lantern', asked)).funnyId);
    expect(first).toMatchObject({ text: 'Leave a lamp on.', points: 2 });
    engine.says('Another line.');
    const other = funnyCalls(server, await server.registered());
    const second = readResult(await other.ask('tonights-lantern', asked));
    expect(second).toMatchObject({ state: 'ready', text: 'Leave a lamp on.', points: 0 });
    expect((await other.quote()).balance).toBe(100);
  });
});
