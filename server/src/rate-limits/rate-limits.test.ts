import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { createLog } from '../log.ts';
import { TestClock } from '../testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countUse } from './quota-store.ts';
import { RateLimits } from './rate-limits.ts';

const log = createLog('silent');
const onPostgres = inject('postgresUrl') !== undefined;

let clock: TestClock;
let place: TestDatabase;
let databases: Database[];
let first: RateLimits;
let second: RateLimits;
beforeEach(async () => {
  clock = new TestClock();
  place = await createTestDatabase('test-world');
  databases = [1, 2].map(() => openDatabase({ ...place, poolSize: 4, log }));
  [first, second] = databases.map((database) => new RateLimits({ database, clock, log })) as [RateLimits, RateLimits];
});
afterEach(async () => {
  for (const database of databases) await database.close();
  await place.remove();
});

/** `ok`, or the seconds after which to try again. */
async function outcomeOf(counted: Promise<void>): Promise<string> {
  try {
    await counted;
    return 'ok';
  } catch (error) {
    if (error instanceof AppError && error.reason === 'RATE_LIMITED') return error.headers['retry-after'] ?? 'never';
    throw error;
  }
}

/** The outcomes of one request after the other. */
async function inTurn(times: number, count: (turn: number) => Promise<void>): Promise<string[]> {
  const outcomes: string[] = [];
  for (let turn = 0; turn < times; turn += 1) outcomes.push(await outcomeOf(count(turn)));
  return outcomes;
}

const counts = async () => {
  const rows = await databases[0]?.db.selectFrom('quotas').select('used').execute();
  return rows?.map(({ used }) => used).toSorted((one, other) => one - other);
};

it.each(['exact', 'approximate'] as const)('an %s limit of 0 refuses nothing', async (kind) => {
  const limit = first[kind]('uploads', 0);
  expect(await inTurn(30, () => limit('ada'))).toEqual(Array.from({ length: 30 }, () => 'ok'));
  expect(await counts()).toEqual([]);
});

it.each(['exact', 'approximate'] as const)('an %s limit counts each person and each limit alone', async (kind) => {
  const [uploads, words] = [first[kind]('uploads', 2), first[kind]('words', 1)];
  expect(await inTurn(3, () => uploads('ada'))).toEqual(['ok', 'ok', expect.stringMatching(/^\d+$/)]);
  expect(await inTurn(1, () => uploads('zoe'))).toEqual(['ok']);
  expect(await inTurn(1, () => words('ada'))).toEqual(['ok']);
});

it('a limit by caller counts the person and the address', async () => {
  const limit = first.exactByCaller('pictures', { owner: 2, network: 3 });
  const by = (ownerId: string, network?: string) => outcomeOf(limit({ ownerId, network }));
  expect([await by('ada', '203.0.113.7'), await by('ada', '203.0.113.7')]).toEqual(['ok', 'ok']);
  expect(await by('ada')).toBe('60');
  expect([await by('zoe', '203.0.113.7'), await by('ilker', '203.0.113.7')]).toEqual(['ok', '60']);
  expect(await by('ilker', '198.51.100.9')).toBe('ok');
});

it('sweeps counts whose minute has ended, and those of sign-in, however many they are', async () => {
  const [database] = databases;
  const ended = Array.from({ length: 12_000 }, (_, at) => ({ bucket: `old ${at}`, used: 1, resets_at: clock.now() }));
  for (let from = 0; from < ended.length; from += 2_000) {
    await database?.db
      .insertInto('quotas')
      .values(ended.slice(from, from + 2_000))
      .execute();
  }
  if (database) await countUse(database.db, clock.now(), { bucket: 'passwords', most: 5, windowMs: 1 });
  await first.sweep();
  expect(await counts()).toEqual([1]);
});

describe.runIf(!onPostgres)('on SQLite', () => {
  it('nothing is written', async () => {
    const [exact, approximate] = [first.exact('uploads', 2), first.approximate('pages', 2)];
    expect(await inTurn(3, () => exact('ada'))).toEqual(['ok', 'ok', expect.any(String)]);
    await inTurn(3, () => approximate('ada'));
    await first.synchronise();
    expect(await counts()).toEqual([]);
  });
});

describe.runIf(onPostgres)('two servers of one PostgreSQL database', () => {
  it('share an exact limit until its minute has ended', async () => {
    const limits = [first.exact('uploads', 5), second.exact('uploads', 5)];
    const once = (turn: number) => limits[turn % 2]?.('ada') ?? Promise.resolve();
    expect(await inTurn(7, once)).toEqual([...Array.from({ length: 5 }, () => 'ok'), '60', '60']);
    clock.advance(45_500);
    expect(await inTurn(2, once)).toEqual(['15', '15']);
    clock.advance(14_500);
    expect(await inTurn(2, once)).toEqual(['ok', 'ok']);
  });

  it('never let more pass than the limit when all come at once', async () => {
    const limits = [first.exact('uploads', 20), second.exact('uploads', 20)];
    const asked = Array.from({ length: 60 }, (_, turn) => outcomeOf(limits[turn % 2]?.('ada') ?? Promise.resolve()));
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(20);
  });

  it('count callers of crossing addresses at once without a deadlock', async () => {
    const most = { owner: 1_000, network: 1_000 };
    const limits = [first.exactByCaller('pictures', most), second.exactByCaller('pictures', most)];
    const asked = Array.from({ length: 200 }, async (_, turn) =>
      limits[turn % 2]?.({ ownerId: `person ${turn % 3}`, network: `203.0.113.${(turn * 7) % 5}` }),
    );
    await Promise.all(asked);
    const used = (await counts()) ?? [];
    expect(used.reduce((sum, one) => sum + one, 0)).toBe(400);
  });

  it('do not write again for who keeps trying', async () => {
    const limit = first.exact('uploads', 2);
    await inTurn(10, () => limit('ada'));
    expect(await counts()).toEqual([3]);
  });

  it('store neither persons nor addresses', async () => {
    const limit = first.exactByCaller('pictures', { owner: 9, network: 9 });
    await limit({ ownerId: 'ada', network: '203.0.113.7' });
    const rows = await databases[0]?.db.selectFrom('quotas').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/ada|203/);
    expect(rows).toHaveLength(2);
  });

  it('write nothing for a reader of a few pages', async () => {
    const limit = first.approximate('pages', 240);
    await inTurn(11, () => limit('203.0.113.7'));
    await first.synchronise();
    expect(await counts()).toEqual([]);
  });

  it('tell each other of a busy address', async () => {
    const [here, there] = [first.approximate('pages', 40), second.approximate('pages', 40)];
    expect(await inTurn(38, () => here('203.0.113.7'))).not.toContain('60');
    await first.synchronise();
    expect(await counts()).toEqual([38]);
    expect(await inTurn(2, () => there('203.0.113.7'))).toEqual(['ok', 'ok']);
    await second.synchronise();
    expect(await counts()).toEqual([40]);
    expect(await inTurn(1, () => there('203.0.113.7'))).toEqual(['60']);
    expect(await inTurn(2, () => here('203.0.113.7'))).toEqual(['ok', 'ok']);
    expect(await inTurn(1, () => here('203.0.113.7'))).toEqual(['60']);
    clock.advance(60_000);
    expect([...(await inTurn(1, () => here('203.0.113.7'))), ...(await inTurn(1, () => there('203.0.113.7')))]).toEqual(
      ['ok', 'ok'],
    );
  });

  it('keep counting each by itself while the database is away, and refuse guesses', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none';
    const database = openDatabase({ url, dataDir: place.dataDir, poolSize: 1, log });
    databases.push(database);
    const alone = new RateLimits({ database, clock, log });
    const exact = alone.exact('uploads', 2);
    expect(await inTurn(3, () => exact('ada'))).toEqual(['ok', 'ok', '60']);
    const approximate = alone.approximate('pages', 2);
    expect(await inTurn(2, () => approximate('ada'))).toEqual(['ok', 'ok']);
    await expect(alone.synchronise()).rejects.toThrow('ECONNREFUSED');
    expect(await inTurn(1, () => approximate('ada'))).toEqual(['60']);
    const guesses = alone.exactByCaller('wrong gift codes', { owner: 2, network: 2 }, 'refuse');
    await expect(guesses({ ownerId: 'ada' })).rejects.toThrow('ECONNREFUSED');
  });
});
