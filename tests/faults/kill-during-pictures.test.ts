import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Generation } from '../../server/src/contract/validators.ts';
import { seededRandom } from '../../server/src/prompt/seeded-random.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { call, each, gift } from './conversing.ts';
import { openPictureProvider } from './picture-provider.ts';

const visitors = 50;
const atOnce = 10;
const price = 12;
/** Every picture is begun within this time, and is drawn in about a second: the kill finds them at random moments. */
const beginningMs = 3_000;
/** A lease, the time between two looks for jobs that were left behind, and a busy machine. */
const recoveredWithinMs = 90_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

interface Asker {
  session: Record<string, string>;
  prompt: string;
  key: string;
}

const start = (provider: string): Promise<RunningServer> =>
  startServer(
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      TEXT_ENGINE: 'offline',
      RATE_LIMIT_PER_MINUTE: '0',
      RATE_LIMIT_DEVICES_PER_MINUTE: '0',
      PICTURE_PROVIDER: provider,
    },
    [],
    path.join(import.meta.dirname, 'picture-server.ts'),
  );

const ask = (origin: string, { key, prompt, session }: Asker) =>
  call<Generation>(origin, session, '/generations', { json: { kind: 'image', prompt }, key });

const list = async (origin: string, { session }: Asker) =>
  (await call<{ items: Generation[] }>(origin, session, '/generations')).items;

test('a server killed at fifty moments of pictures ends each once, asks the provider once at most, and keeps the ledger', async () => {
  await using provider = await openPictureProvider();
  const server = await start(provider.origin);
  const askers: Asker[] = [];
  await each(
    Array.from({ length: visitors }, (_, number) => number),
    atOnce,
    async (number) => {
      const session = await call<Record<string, string>>(server.origin, {}, '/registerlogin/deviceinit?deviceType=web');
      askers.push({ session, prompt: `A lamp on quay ${number}`, key: `picture-of-visitor-${number}` });
    },
  );
  const random = seededRandom('killed at these moments of pictures');
  const asking = askers.map(async (asker) => {
    await delay(random() * beginningMs);
    await ask(server.origin, asker).catch(() => undefined);
  });
  await delay(beginningMs);
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
  await Promise.all(asking);

  const survivor = await start(provider.origin);
  const { origin } = survivor;
  try {
    // Every client repeats its call: the key makes it the same call. As many as may begin in a minute of one address do.
    await each(askers, atOnce, async (asker) => void (await ask(origin, asker)));
    const underWay = async () => {
      const all = await Promise.all(askers.map((asker) => list(origin, asker)));
      return all.flat().filter(({ endedAt }) => endedAt === null).length;
    };
    await expect.poll(underWay, { interval: 1_000, timeout: recoveredWithinMs }).toBe(0);

    const outcomes: string[] = [];
    await each(askers, atOnce, async (asker) => {
      const [generation, ...others] = await list(origin, asker);
      expect(others).toEqual([]);
      const { charge, failure, pictures = [], status = '' } = generation ?? {};
      outcomes.push(status);
      expect([status, failure, pictures.length]).toEqual(
        status === 'complete' ? ['complete', null, 1] : ['failed', 'interrupted', 0],
      );
      expect(charge?.points).toBe(pictures.length * price);
      const { balance } = await call<{ balance: number }>(origin, asker.session, '/generations/quote', {
        json: { kind: 'image' },
      });
      expect(balance).toBe(gift - pictures.length * price);
      // Killed just before it asked, a server cannot know that it did not.
      expect(provider.asked.get(asker.prompt) ?? 0).toBeLessThanOrEqual(1);
      expect(provider.asked.get(asker.prompt) ?? 0).toBeGreaterThanOrEqual(pictures.length);
    });
    expect(outcomes).toContain('complete');
  } finally {
    await survivor.stop();
  }
  using database = new DatabaseSync(path.join(dataDir, 'fabula.sqlite'));
  const wrong = database
    .prepare(
      `select w.wallet_id from wallets w left join point_entries e on e.wallet_id = w.wallet_id
       group by w.wallet_id, w.balance having w.balance <> coalesce(sum(e.amount), 0)`,
    )
    .all();
  const held = database.prepare("select reservation_id from point_reservations where state = 'held'").all();
  expect([wrong, held]).toEqual([[], []]);
});
