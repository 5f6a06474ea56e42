import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  PublicLogPageEnvelope,
  PublicLogProofEnvelope,
  PublicLogStateEnvelope,
  type PublicLogRecord,
} from '../contract/validators.ts';
import { inTransaction } from '../db/transaction.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { LogUsageError, runPublicLog } from './log-command.ts';
import { hashLeaf, hashNode } from './merkle-tree.ts';
import { recordStart } from './start-entries.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server[Symbol.asyncDispose]());

const append = (record: PublicLogRecord) =>
  inTransaction(server.deps.database, (trx) => server.deps.publicLog.append(trx, record));
const release = (version: string) => append({ kind: 'release', version });
const state = async () => PublicLogStateEnvelope.parse((await server.call('/public-log')).body).data;
const list = async (query = '') =>
  PublicLogPageEnvelope.parse((await server.call(`/public-log/entries${query}`)).body).data;
const prove = async (number: number) =>
  PublicLogProofEnvelope.parse((await server.call(`/public-log/entries/${number}`)).body).data;

describe('the public log', () => {
  it('is empty at first, and signed all the same', async () => {
    const { checkpoint, counts } = await state();
    expect(counts).toEqual([]);
    expect(checkpoint).toMatchObject({ size: 0, note: expect.stringContaining('/public-log\n0\n') });
    expect(await list()).toEqual({ items: [], nextCursor: null });
  });

  it('lists entries page by page, the newest first', async () => {
    for (const version of ['1', '2', '3', '4', '5']) await release(version);
    const first = await list('?limit=2');
    expect(first.items.map(({ entryNumber }) => entryNumber)).toEqual([5, 4]);
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect(second.items.map(({ entryNumber }) => entryNumber)).toEqual([3, 2]);
    expect((await server.call(`/public-log/entries?kind=terms&cursor=${first.nextCursor}`)).status).toBe(400);
  });

  it('is searched by kind, day, words and the beginning of a hash', async () => {
    await release('1.0.0');
    server.clock.advance(86_400_000);
    await append({ kind: 'terms', text: 'Sección 4: los regalos, 100 % suyos' });
    const [terms] = (await list('?kind=terms')).items;
    expect(terms).toMatchObject({ entryNumber: 2 });
    const numbers = async (query: string) => (await list(query)).items.map(({ entryNumber }) => entryNumber);
    expect(await numbers('?q=SECCION%20regalos')).toEqual([2]);
    expect(await numbers('?q=100%20%25')).toEqual([2]);
    expect(await numbers('?q=lamps')).toEqual([]);
    expect(await numbers(`?q=${terms?.hash.slice(0, 9).toUpperCase()}`)).toEqual([2]);
    expect(await numbers(`?day=${terms?.recordedAt.slice(0, 10)}`)).toEqual([2]);
    expect((await server.call('/public-log/entries?day=2026-13-40')).status).toBe(400);
  });

  it('proves each entry by the neighbours that lead from it to the root', async () => {
    for (const version of ['1', '2', '3']) await release(version);
    const { checkpoint, entry, path } = await prove(3);
    expect(entry.hash).toBe(hashLeaf(entry.leaf));
    expect(JSON.parse(entry.leaf)).toEqual({ recordedAt: entry.recordedAt, record: entry.record });
    expect(path).toHaveLength(1);
    expect(hashNode(path[0] ?? '', entry.hash)).toBe(checkpoint.rootHash);
    expect(checkpoint).toEqual((await state()).checkpoint);
    expect((await server.call('/public-log/entries/4')).status).toBe(404);
  });

  it('has no gap and one order when many write at once, and none of what is taken back', async () => {
    const takenBack = inTransaction(server.deps.database, async (trx) => {
      await server.deps.publicLog.append(trx, { kind: 'release', version: 'never' });
      throw new Error('taken back');
    });
    const failed = takenBack.catch((cause: unknown) => cause);
    const written = await Promise.all(Array.from({ length: 20 }, (_, index) => release(String(index))));
    expect(await failed).toEqual(new Error('taken back'));
    expect(written.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await list('?q=never')).items).toEqual([]);
    expect((await state()).checkpoint.size).toBe(20);
  });

  it('is taken along as lines of JSON that end with the checkpoint', async () => {
    for (const version of ['1', '2', '3']) await release(version);
    const answer = await server.app.request('/api/public-log/export?after=1');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="public-log-\d{4}-\d\d-\d\d\.jsonl"/,
    );
    const lines = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([{ entryNumber: 2 }, { entryNumber: 3 }, { checkpoint: { size: 3 } }]);
  });
});

describe('a start of the server', () => {
  it('is recorded where its version or its prices are new', async () => {
    const { config } = server.deps;
    const start = { version: '1.0.0', prices: config.prices };
    await recordStart(server.deps, start);
    await recordStart(server.deps, start);
    expect((await list()).items.map(({ record }) => record.kind)).toEqual(['prices', 'release']);
    const before = config.prices.image;
    await recordStart(server.deps, { version: '1.1.0', prices: { ...config.prices, image: before + 3 } });
    expect((await list('?limit=2')).items.map(({ record }) => record)).toEqual([
      { kind: 'prices', changes: [{ act: 'image', before, points: before + 3 }] },
      { kind: 'release', version: '1.1.0' },
    ]);
  });

  it('is recorded once when several servers start at the same time', async () => {
    const start = { version: '1.0.0', prices: server.deps.config.prices };
    await Promise.all([1, 2, 3, 4].map(() => recordStart(server.deps, start)));
    expect((await state()).counts).toEqual([
      { kind: 'prices', count: 1 },
      { kind: 'release', count: 1 },
    ]);
  });
});

describe('an operator', () => {
  const run = (...args: string[]) => runPublicLog(server.deps, args);

  it('records an incident and a change of the terms', async () => {
    expect(await run('incident', '--text', 'Replies were slow.', '--from', '2026-11-19T18:05Z')).toBe(
      'Recorded as entry 1.',
    );
    await run('terms', '--text', 'Section 4 is new.');
    expect((await list()).items.map(({ record }) => record)).toEqual([
      { kind: 'terms', text: 'Section 4 is new.' },
      { kind: 'incident', text: 'Replies were slow.', startedAt: '2026-11-19T18:05:00.000Z', endedAt: null },
    ]);
  });

  it.each([
    [['incident', '--text', 'Slow.']],
    [['incident', '--text', 'Slow.', '--from', 'yesterday']],
    [['incident', '--text', 'Slow.', '--from', '2026-11-19T18:05Z', '--until', '2026-11-18T18:05Z']],
    [['terms', '--text', ' ']],
    [['terms', '--text', 'x'.repeat(1001)]],
    [['terms', '--text', 'New.', '--from', '2026-11-19T18:05Z']],
    [['release']],
    [[]],
  ])('learns what is wrong with %j, and nothing is recorded', async (args) => {
    await expect(run(...args)).rejects.toThrow(LogUsageError);
    expect((await state()).checkpoint.size).toBe(0);
  });
});
