import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CardTestReportEnvelope, CardTestsEnvelope, type CardTestReport } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import { draftOf, testFields } from '../../testing/drafts/draft-server.ts';
import { ScriptedEngine } from '../../testing/scripted-engine.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const engine = new ScriptedEngine();
let server: TestServer;
let offline: TestServer;
let session: SessionValues;
let draftId: string;
beforeAll(async () => {
  server = await createTestServer({ overrides: { engine } });
  offline = await createTestServer({ overrides: { engine: createOfflineEngine(async () => undefined) } });
});
beforeEach(async () => {
  engine.says('“Sit down, and mind the flour.”');
  session = await server.registered();
  draftId = await draftOf(server, session);
});
afterAll(async () => {
  for (const one of [server, offline]) await one[Symbol.asyncDispose]();
});

const pathOf = (id: string) => `/character-drafts/${id}/card-tests`;
const read = async (one = server, who = session, id = draftId) =>
  CardTestsEnvelope.parse((await one.call(pathOf(id), { session: who })).body).data;
const begin = (headers: Record<string, string> = {}) =>
  server.call(pathOf(draftId), { method: 'POST', session, headers });
const ask = async (questions: object[]) =>
  server.call(`${pathOf(draftId)}/questions`, { method: 'PUT', session, json: { questions } });

async function ended(one = server, who = session, id = draftId): Promise<CardTestReport> {
  await expect.poll(async () => (await read(one, who, id)).reports[0]?.state).not.toBe('running');
  const [report] = (await read(one, who, id)).reports;
  if (report === undefined) throw new Error('There is no report');
  return report;
}
async function run(): Promise<CardTestReport> {
  server.clock.advance(1_000);
  await begin();
  return ended();
}
async function change(changes: object): Promise<void> {
  const { body } = await server.call(`/character-drafts/${draftId}`, { session });
  const headers = { 'if-match': `"${(body.data as { revision: number }).revision}"` };
  await server.call(`/character-drafts/${draftId}`, { method: 'PATCH', session, headers, json: { changes } });
}

describe('the tests of a card', () => {
  it('ask seven questions twice, in the language of the card, and check the replies', async () => {
    const before = engine.requests.length;
    const report = await run();
    expect(report).toMatchObject({ state: 'done', total: 7, isModel: true });
    expect(report.results.map(({ question }) => question)).toEqual([
      'who',
      'wish',
      'day',
      'next',
      'past',
      'instructions',
      'real',
    ]);
    expect(report.results.every(({ change: was, passed }) => passed && was === 'new')).toBe(true);
    expect(engine.requests.slice(before)).toHaveLength(14);
    await change({ language: 'de-DE' });
    expect((await read()).standing[0]).toBe('Guten Abend. Wer bist du?');
  });

  it('cost a reply for each question, as they say before', async () => {
    expect(await read()).toMatchObject({ points: 14, balance: 100, isModel: true, reports: [] });
    expect(await run()).toMatchObject({ points: 14 });
    expect(await read()).toMatchObject({ balance: 86 });
  });

  it('say what broke and what was fixed since the report before', async () => {
    await run();
    engine.says('As an AI, I cannot say.');
    const broken = await run();
    expect(broken.results[0]).toMatchObject({ passed: false, change: 'broke' });
    expect(broken.results[0]?.checks).toContainEqual({ code: 'assistant-phrase', passed: false, detail: 'as an ai' });
    expect((await run()).results[0]?.change).toBe('same');
    engine.says('“Sit down.”');
    expect((await run()).results[0]?.change).toBe('fixed');
  });

  it('notice a character that recites what only the model reads', async () => {
    const secret =
      'Mira was born in Bristol above a chandlery and has owed the harbour master one night since the flood.';
    await change({ description: secret });
    engine.says(`Well: ${secret}`);
    const report = await run();
    expect(report.results[0]?.checks).toContainEqual(expect.objectContaining({ code: 'prompt-leak', passed: false }));
  });

  it('ask the questions of the author too', async () => {
    await ask([{ text: ' What is  in the cup? ', contains: ['tea'], avoids: [] }]);
    expect(await read()).toMatchObject({ questions: [{ text: 'What is in the cup?' }], points: 16 });
    const report = await run();
    expect(report.results.at(-1)).toMatchObject({
      question: null,
      text: 'What is in the cup?',
      passed: false,
      checks: expect.arrayContaining([{ code: 'contains', passed: false, detail: 'tea' }]),
    });
    expect(await ask([{ text: '   ', contains: [], avoids: [] }])).toMatchObject({ status: 400 });
    expect(await ask(Array.from({ length: 13 }, () => ({ text: 'And?', contains: [], avoids: [] })))).toMatchObject({
      status: 400,
    });
  });

  it('charge what was asked when the engine fails, and keep those results', async () => {
    let asked = 0;
    const fourth = {
      get wait() {
        asked += 1;
        if (asked === 4) engine.says({ fail: 'unavailable' });
        return Promise.resolve();
      },
    };
    engine.says(fourth, 'Good evening.');
    await begin();
    const report = await ended();
    expect(report).toMatchObject({ state: 'failed', points: 4 });
    expect(report.results).toHaveLength(2);
    expect((await read()).balance).toBe(96);
  });

  it('are stopped by their author, who pays for what was asked', async () => {
    const gate = Promise.withResolvers<void>();
    engine.says({ wait: gate.promise }, 'Good evening.');
    const { reportId } = CardTestReportEnvelope.parse((await begin()).body).data;
    expect(await begin()).toMatchObject({ status: 409 });
    await server.call(`${pathOf(draftId)}/reports/${reportId}/stop`, { method: 'POST', session });
    expect(await ended()).toMatchObject({ state: 'stopped', points: 0, results: [] });
    gate.resolve();
    expect((await read()).balance).toBe(100);
  });

  it('give the points back when their server dies', async () => {
    const gate = Promise.withResolvers<void>();
    engine.says({ wait: gate.promise }, 'Too late.');
    await begin();
    await server.deps.database.db.updateTable('jobs').set({ lease_until: 0 }).where('kind', '=', 'card-test').execute();
    await server.deps.cardTests.recover();
    expect(await read()).toMatchObject({ balance: 100, reports: [{ state: 'failed', points: 0 }] });
    gate.resolve();
  });

  it('begin once for one idempotency key', async () => {
    const first = await begin({ 'idempotency-key': 'test-mira-once' });
    await ended();
    expect((await begin({ 'idempotency-key': 'test-mira-once' })).body).toEqual(first.body);
    expect((await read()).reports).toHaveLength(1);
  });

  it('need points for a model, and keep ten reports', async () => {
    const { db } = server.deps.database;
    for (let at = 0; at < 5; at += 1) await run();
    const [report] = await db.selectFrom('card_test_reports').selectAll().where('draft_id', '=', draftId).execute();
    if (report === undefined) throw new Error('There is no report');
    const older = Array.from({ length: 8 }, (_, index) => ({
      ...report,
      report_id: `ctr-old-${index}`,
      started_at: index,
    }));
    await db.insertInto('card_test_reports').values(older).execute();
    await run();
    expect((await read()).reports).toHaveLength(10);
    expect(await begin()).toMatchObject({ status: 429 });
    const poor = await server.guest();
    const poorDraft = await draftOf(server, poor);
    await server.call(pathOf(poorDraft), { method: 'POST', session: poor });
    await ended(server, poor, poorDraft);
    expect(await server.call(pathOf(poorDraft), { method: 'POST', session: poor })).toMatchObject({
      status: 400,
      body: { reason: 'INSUFFICIENT_POINTS' },
    });
  });

  it('are free and pass without a model', async () => {
    const who = await offline.guest();
    const id = await draftOf(offline, who, testFields);
    expect(await read(offline, who, id)).toMatchObject({ points: 0, isModel: false });
    await offline.call(pathOf(id), { method: 'POST', session: who });
    const report = await ended(offline, who, id);
    expect(report).toMatchObject({ state: 'done', points: 0, isModel: false });
    expect(report.results.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('are refused for a card that may not be written, with the field', async () => {
    await change({ description: 'A naked child, a sex scene.' });
    expect(await begin()).toMatchObject({ status: 403, body: { field: 'description' } });
  });

  it('are not for others', async () => {
    await run();
    const [report] = (await read()).reports;
    const stranger = await server.registered();
    const path = `${pathOf(draftId)}/reports/${report?.reportId}`;
    for (const [at, method] of [
      [pathOf(draftId), 'GET'],
      [pathOf(draftId), 'POST'],
      [path, 'GET'],
      [`${path}/stop`, 'POST'],
    ] as const) {
      expect(await server.call(at, { method, session: stranger })).toMatchObject({ status: 404 });
    }
    const other = await draftOf(server, session);
    expect(await server.call(`${pathOf(other)}/reports/${report?.reportId}`, { session })).toMatchObject({
      status: 404,
    });
  });

  it('are erased with their draft', async () => {
    await ask([{ text: 'Tea?', contains: [], avoids: [] }]);
    await run();
    const { db } = server.deps.database;
    await db.deleteFrom('character_drafts').where('draft_id', '=', draftId).execute();
    await server.deps.retention.sweep();
    for (const table of ['card_test_reports', 'card_test_questions'] as const) {
      expect(await db.selectFrom(table).selectAll().where('draft_id', '=', draftId).execute()).toEqual([]);
    }
  });
});
