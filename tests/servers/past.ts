import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

import type { DeviceSession } from '../../server/src/contract/validators.ts';
import type { RunningServer } from './start-server.ts';

type Place = Pick<RunningServer, 'dataDir'>;

/** Runs `write-past.ts` in the database of a running server. Throws with what it wrote when it fails. */
async function write({ dataDir }: Place, past: object): Promise<void> {
  const writer = spawn(process.execPath, [path.join(import.meta.dirname, 'write-past.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  writer.stdin.end(JSON.stringify(past));
  const [complaints, [code]] = await Promise.all([text(writer.stderr), once(writer, 'exit')]);
  if (code !== 0) throw new Error(`The past could not be written:\n${complaints}`);
}

/** Gives accounts the age, the days and the used points of a voter, through the ledger. */
export const makeVoters = (server: Place, voters: readonly DeviceSession[]): Promise<void> => write(server, { voters });

/** Lets days pass for a proposal that was opened: its discussion began so much earlier. */
export const letDaysPass = (server: Place, proposalId: string, days: number): Promise<void> =>
  write(server, { proposalId, days });
