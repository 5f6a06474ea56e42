import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readApi } from './api.ts';
import { bundledDependency, manifest, packageName, workspaceName } from './manifest.ts';
import { packageFolder, workspace } from './paths.ts';

const read = (...parts: readonly string[]): string => readFileSync(path.join(workspace, ...parts), 'utf8');

const write = (name: string, text: string): void =>
  writeFileSync(path.join(packageFolder, name), text.replaceAll(workspaceName, packageName));

const licenceOf = (dependency: string): string => {
  const folder = path.dirname(createRequire(import.meta.url).resolve(`${dependency}/package.json`));
  return readFileSync(path.join(folder, 'LICENSE'), 'utf8');
};

/** Writes the manifest and what people read: README, reference, change log, licence. */
export function writeDocuments(): void {
  writeFileSync(path.join(packageFolder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  write('README.md', read('README.md'));
  write('CHANGELOG.md', read('CHANGELOG.md'));
  write('api.md', readApi());
  const bundled = `This package contains ${bundledDependency}:\n\n${licenceOf(bundledDependency)}`;
  write('LICENSE', `${read('..', 'LICENSE')}\n---\n\n${bundled}`);
}
