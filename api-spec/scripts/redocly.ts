import { spawnSync } from 'node:child_process';
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
export function redocly(args: readonly string[]): number {
  const { status, error } = spawnSync(process.execPath, [cli, ...args], {
    cwd: contractDir,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (error) throw error;
  return status ?? 1;
}

if (import.meta.main) process.exitCode = redocly(process.argv.slice(2));
