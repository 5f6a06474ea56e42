import { ensureInstalled, run } from './install.mjs';
import { whenStale } from './stale.mjs';

/** Installs and generates, as far as either is stale. */
export function prepareSources() {
  ensureInstalled();
  generateSources();
}

/** Generates the SDK, the validators, the fonts and the catalogues, when what they are made from has changed. */
export function generateSources() {
  whenStale({
    name: 'generate',
    inputs: [
      'package-lock.json',
      'orval.config.ts',
      'api-spec',
      'locales/catalogues',
      'locales/package.json',
      'sdk/scripts',
      'server/scripts',
      'ui/scripts',
    ],
    output: 'sdk/src/generated',
    work: () => run('npm', ['run', '--silent', 'generate']),
  });
}

/** Builds the pages for the browser and for the server's first view, when their sources have changed. */
export function buildPages() {
  whenStale({
    name: 'build',
    inputs: ['package-lock.json', 'orval.config.ts', 'api-spec', 'sdk', 'ui', 'app', 'locales'],
    output: 'app/dist/server/entry.server.js',
    work: () => run('npm', ['run', '--silent', 'build']),
  });
}

/** Draws the pictures of the seed world that are not there yet; the drawer itself knows what is stale. */
export function drawArt() {
  run('npm', ['run', '--silent', 'art']);
}
