import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import pinned from '@sparticuz/chromium';
import { chromium } from 'playwright';

/** How to start a browser: for Playwright's `launchOptions`. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

// Without a sandbox only where Chromium refuses to have one: as root.
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Nothing of the browser's own talks to the network, and text is shaped alike on every machine. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * An installed browser: `CHROME_PATH`, Chrome or Chromium, or Playwright's own.
 *
 * @throws Error when there is none
 */
export function findBrowser(): BrowserLaunch {
  const candidates = [process.env['CHROME_PATH'], ...installed, chromium.executablePath()];
  const executablePath = candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (executablePath === undefined) {
    throw new Error('No Chrome or Chromium found. Run `npm test`, which installs one, or set CHROME_PATH.');
  }
  return { executablePath, args: [...rootFlags, ...quietFlags] };
}

/** Whether the browser that the lockfile pins runs on this machine: it is built for Linux on x64. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser that the lockfile pins: the same pixels on every machine that runs it. It is Chromium's headless shell,
 * which paints nothing but the page and runs the journeys in 60 % of the time of a whole Chromium. It unpacks itself into
 * the temporary folder on first use, and needs the libraries of the package `libnss3`.
 */
export async function pinnedBrowser(): Promise<BrowserLaunch> {
  process.env['FONTCONFIG_PATH'] ??= path.join(tmpdir(), 'fonts');
  const executablePath = await pinned.executablePath();
  return { executablePath, args: ['--no-sandbox', '--no-zygote', ...quietFlags] };
}

/** The browser for journeys and browser tests: `CHROME_PATH`, the pinned one, or an installed one. */
export async function testBrowser(): Promise<BrowserLaunch> {
  return hasPinnedBrowser && process.env['CHROME_PATH'] === undefined ? pinnedBrowser() : findBrowser();
}
