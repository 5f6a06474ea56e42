// Makes sure that the browser of the tests starts; installs what is missing.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

import { hasPinnedBrowser, testBrowser } from './find-browser.ts';

const succeeds = (command: string, args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean =>
  spawnSync(command, args, { stdio }).status === 0;

const installPackage = (name: string): boolean =>
  process.getuid?.() === 0 &&
  succeeds('apt-get', ['update', '-q']) &&
  succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);

/** Undefined when there is no browser, or it does not start: it may lack a library of the system. */
async function startableBrowser(): Promise<string | undefined> {
  try {
    const { executablePath } = await testBrowser();
    return succeeds(executablePath, ['--version'], 'ignore') ? executablePath : undefined;
  } catch {
    return undefined;
  }
}

/** Ways to get one, the one with the fewest rights first; packages of the system need root. */
const ways: readonly (() => boolean)[] = hasPinnedBrowser
  ? [() => installPackage('libnss3')]
  : [() => succeeds('npx', ['playwright', 'install', 'chromium']), () => installPackage('chromium')];

let browser = await startableBrowser();
for (const way of ways) {
  if (browser !== undefined) break;
  console.log('No browser that starts: installing what is missing …');
  if (way()) browser = await startableBrowser();
}
if (browser === undefined) {
  throw new Error('No browser for the tests. Install Chromium (on Linux x64, libnss3 is enough) or set CHROME_PATH.');
}
console.log(`Browser: ${browser}`);
