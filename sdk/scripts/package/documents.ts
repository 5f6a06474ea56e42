import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readApi } from './api.ts';
import { manifest, packageName, workspaceName } from './manifest.ts';
import { packageFolder, workspace } from './paths.ts';

const read = (...parts: readonly string[]): string => readFileSync(path.join(workspace, ...parts), 'utf8');

const write = (name: string, text: string): void =>
  writeFileSync(path.join(packageFolder, name), text.replaceAll(workspaceName, packageName));

export function writeDocuments(): void {
  writeFileSync(path.join(packageFolder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  write('README.md', read('README.md'));
  write('CHANGELOG.md', read('CHANGELOG.md'));
  write('api.md', readApi());
  write('check-log.mjs', read('bin', 'check-log.mjs'));
  write('tally.mjs', read('bin', 'tally.mjs'));
  write('LICENSE', read('..', 'LICENSE'));
}
