import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the contract: every path in these scripts is relative to it. */
export const contractDir = join(dirname(fileURLToPath(import.meta.url)), '..');

const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js');

/**
 * Runs the contract tool with the current Node, without telemetry and without asking the network for updates.
 * Answers its exit code; its output goes to this process's output.
 */
export async function redocly(args: readonly string[]): Promise<number> {
  const tool = spawn(process.execPath, [cli, ...args], {
    cwd: contractDir,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  await once(tool, 'exit');
  return tool.exitCode ?? 1;
}

if (import.meta.main) process.exitCode = await redocly(process.argv.slice(2));
