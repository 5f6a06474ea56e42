import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What the levels need beside the sources. Side by side: one waits for the network while the others compute. */
const preparations = [
  ['node', 'server/bin/build.mjs'],
  ['npm', 'run', '--silent', 'art'],
  ['node', 'tests/browser/install-browser.ts'],
] as const;

async function prepare([program, ...args]: (typeof preparations)[number], root: string): Promise<void> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed with exit code ${code}`);
}

/**
 * Builds the pages, draws the art, and installs a browser and PostgreSQL where they are missing.
 *
 * @throws Error naming the command that failed
 */
export async function prepareLevels(root: string): Promise<void> {
  await Promise.all(preparations.map((command) => prepare(command, root)));
}
