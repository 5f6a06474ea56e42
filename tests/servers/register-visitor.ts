import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

import { DeviceSession } from '../../server/src/contract/validators.ts';
import type { RunningServer } from './start-server.ts';

/**
 * Makes a registered visitor in the database of a running server, with that server's own modules, in a process of its
 * own as any other caller of the database.
 *
 * @throws Error with what the process wrote when it fails
 */
export async function registerVisitor({ dataDir }: Pick<RunningServer, 'dataDir'>): Promise<DeviceSession> {
  const script = path.join(import.meta.dirname, 'write-visitor.ts');
  const writer = spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [written, complaints] = await Promise.all([text(writer.stdout), text(writer.stderr), once(writer, 'close')]);
  if (writer.exitCode !== 0) throw new Error(`The visitor could not be registered:\n${complaints}`);
  return DeviceSession.parse(JSON.parse(written));
}
