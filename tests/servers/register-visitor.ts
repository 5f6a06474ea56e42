import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

import { DeviceSession } from '../../server/src/contract/validators.ts';
import type { RunningServer } from './start-server.ts';

export interface VisitorRegistry extends AsyncDisposable {
  /**
   * Registers one more visitor.
   *
   * @returns the values of its session
   * @throws Error with what the process wrote when it fails
   */
  register(): Promise<DeviceSession>;
}

/**
 * Starts a process that registers visitors in the database of a running server with that server's own modules. Calls
 * of `register` must not overlap.
 */
export function openVisitorRegistry({ dataDir }: Pick<RunningServer, 'dataDir'>): VisitorRegistry {
  const writer = fork(path.join(import.meta.dirname, 'write-visitors.ts'), {
    execPath: process.execPath,
    execArgv: [],
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaints = writer.stderr === null ? Promise.resolve('') : text(writer.stderr);
  const ended = once(writer, 'exit');
  return {
    async register() {
      const answer = once(writer, 'message');
      writer.send('register');
      const failure = ended.then(async () => {
        throw new Error(`The visitor could not be registered:\n${await complaints}`);
      });
      const [session] = await Promise.race([answer, failure]);
      return DeviceSession.parse(session);
    },
    async [Symbol.asyncDispose]() {
      if (writer.connected) writer.disconnect();
      await ended;
    },
  };
}
