import { execFile } from 'node:child_process';
import { chownSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { findPostgres } from '../../../server/src/testing/databases/postgres-programs.ts';
import { makeScratchFolder } from '../../../server/src/testing/databases/scratch-folder.ts';
import { gift, meet, price, read, speak, startTalking, type Speaker } from '../conversing.ts';

const run = promisify(execFile);
const recovery = readFileSync(fileURLToPath(new URL('../../../docs/recovery.md', import.meta.url)), 'utf8');

/** What an operator copies from a section of the document. */
function commandsBelow(heading: string): string[] {
  const [, after = ''] = recovery.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const blocks = section.matchAll(/^( *)```(?:sh|sql)\n([\s\S]*?)^ *```$/gm);
  return Array.from(blocks, ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

const [, archive = '', backUp = '', deleteOld = '', watch = '', , restore = ''] = commandsBelow('PostgreSQL');
const [unequalWallets = ''] = commandsBelow('Compare the books');

/** An empty PostgreSQL as a system's package starts it, and a shell of its user. */
async function startCluster() {
  const folder = makeScratchFolder('fabula-recovery-');
  const { bin, user } = findPostgres();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    PGDATA: path.join(folder, 'data'),
    PGHOST: folder,
    PGUSER: 'fabula',
    PGDATABASE: 'postgres',
    ARCHIVE: path.join(folder, 'wal'),
    BASES: path.join(folder, 'bases'),
  };
  const shell = async (script: string, added: Record<string, string> = {}) => {
    const { stdout } = await run('bash', ['-e', '-c', script], { cwd: folder, ...user, env: { ...env, ...added } });
    return stdout.trim();
  };
  onTestFinished(async () => {
    await shell('pg_ctl stop -D "$PGDATA" -m immediate').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  });
  await shell('initdb -U fabula -A trust -E UTF8 --locale=C.UTF-8 --no-sync');
  await shell(`printf "listen_addresses=''\\nunix_socket_directories='%s'\\n" "$PGHOST" >>"$PGDATA/postgresql.conf"`);
  await shell('pg_ctl start --wait -D "$PGDATA" -l "$PGDATA.log"');
  const ask = (query: string) => shell('psql -At -v ON_ERROR_STOP=1 -c "$QUERY"', { QUERY: query });
  return { ask, bases: env.BASES, shell, url: `postgres://fabula@localhost/postgres?host=${folder}` };
}

async function lastOf(origin: string, speaker: Speaker) {
  const { messages, quote } = await read(origin, speaker);
  const { role, status } = messages.items.at(-1) ?? {};
  return { role, status, said: messages.items.some(({ text }) => text === speaker.text), balance: quote.balance };
}

const answered = { role: 'character', status: 'complete', said: true, balance: gift - price };

test('PostgreSQL goes back to a second between two acts by the commands that operators are given', async () => {
  const { ask, bases, shell, url } = await startCluster();
  await shell(archive);

  const server = await startTalking({ DATABASE_URL: url });
  onTestFinished(() => server.stop());
  const converse = async (speaker: Speaker) => {
    await speak(server.origin, speaker);
    await expect.poll(() => lastOf(server.origin, speaker)).toEqual(answered);
  };
  const early = await meet(server.origin, 0);
  const middle = await meet(server.origin, 1);
  const late = await meet(server.origin, 2);
  await converse(early);
  await shell(backUp);
  await converse(middle);
  const target = await ask('select clock_timestamp()');
  await converse(late);
  await shell(deleteOld);
  const segment = await ask('select pg_walfile_name(pg_switch_wal())');
  await expect.poll(() => ask(`select last_archived_wal >= '${segment}' from pg_stat_archiver`)).toBe('t');
  expect(await shell(watch)).toMatch(/\| +0 \|/);

  await server.stop();
  await shell('pg_ctl stop -D "$PGDATA" -m immediate && rm -r "$PGDATA"');
  const [base = ''] = readdirSync(bases);
  await shell(restore, { BASE: path.join(bases, base), TARGET: target });
  expect(await ask(unequalWallets)).toBe('');

  await using restored = await startTalking({ DATABASE_URL: url });
  expect(await lastOf(restored.origin, early)).toEqual(answered);
  expect(await lastOf(restored.origin, middle)).toEqual(answered);
  expect(await lastOf(restored.origin, late)).toMatchObject({ said: false, balance: gift });
  await speak(restored.origin, late);
  await expect.poll(() => lastOf(restored.origin, late)).toEqual(answered);
  // The next base backup is of the restored database.
  await shell(backUp);
  expect(await ask(unequalWallets)).toBe('');
});
