import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { booksOf, rowsOf } from '../books.ts';
import { meet, read, speak, startTalking, type Speaker } from '../conversing.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

const speakersAtOnce = 6;
const fewest = 12;

const npm = (args: readonly string[], env: Record<string, string>) =>
  run('npm', ['run', '--silent', ...args], { cwd: root, env: { ...process.env, ...env } });

test('a backup that is made while people talk is restored: all that was answered before it, and equal books', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [dataDir, restoredDir, backupDir] = ['data', 'restored', 'backups'].map((name) => path.join(folder, name));
  const places = { DATA_DIR: dataDir ?? '', BACKUP_DIR: backupDir ?? '' };
  const answered: Speaker[] = [];
  const over = new AbortController();
  await using server = await startTalking({ DATA_DIR: places.DATA_DIR });
  const talk = async (number: number) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const speaker = await meet(server.origin, number + turn * speakersAtOnce);
      await speak(server.origin, speaker);
      answered.push(speaker);
    }
  };
  const talking = Array.from({ length: speakersAtOnce }, (_, number) => talk(number));
  await expect.poll(() => answered.length).toBeGreaterThanOrEqual(fewest);
  const before = answered.slice();
  await npm(['backup', '-w', 'server'], places);
  const during = answered.length - before.length;
  over.abort();
  await Promise.all(talking);
  expect(during).toBeGreaterThan(0);

  const [name = ''] = await readdir(places.BACKUP_DIR);
  const { stdout } = await npm(['restore', '-w', 'server', '--', path.join(places.BACKUP_DIR, name)], {
    DATA_DIR: restoredDir ?? '',
  });
  expect(stdout).toContain('Start the server');

  await using restored = await startTalking({ DATA_DIR: restoredDir ?? '' });
  for (const speaker of before) {
    const { messages } = await read(restored.origin, speaker);
    expect(messages.items.map(({ text }) => text)).toContain(speaker.text);
  }
  const { entered, held } = booksOf(restored.dataDir);
  expect(entered).toBe(held);
  const unequal = rowsOf(
    restored.dataDir,
    `select w.wallet_id from wallets w left join point_entries e on e.wallet_id = w.wallet_id
       group by w.wallet_id, w.balance having w.balance <> coalesce(sum(e.amount), 0)`,
  );
  expect(unequal).toEqual([]);
});
