import { spawnSync } from 'node:child_process';
import process from 'node:process';

import { findBrowser } from './find-browser.ts';

const hasBrowser = (): boolean => {
  try {
    findBrowser();
    return true;
  } catch {
    return false;
  }
};

const attempt = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Playwright's download first, since it needs no rights; then the system's package, which needs root. */
const ways: readonly (() => boolean)[] = [
  () => attempt('npx', ['playwright', 'install', 'chromium']),
  () =>
    process.getuid?.() === 0 &&
    attempt('apt-get', ['update', '-q']) &&
    attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']),
];

if (!hasBrowser()) {
  console.log('No browser found: installing one …');
  for (const way of ways) {
    if (way() && hasBrowser()) break;
  }
}
console.log(`Browser: ${findBrowser().executablePath}`);
