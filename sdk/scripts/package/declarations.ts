import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { packageFolder, workspace } from './paths.ts';

const compiler = path.join(createRequire(import.meta.url).resolve('typescript-native/package.json'), '../bin/tsc');
const folder = path.join(packageFolder, 'types');

function withEnding(file: string, specifier: string): string {
  const target = path.join(path.dirname(file), specifier);
  if (existsSync(`${target}.d.ts`)) return `${specifier}.js`;
  if (existsSync(path.join(target, 'index.d.ts'))) return `${specifier.replace(/\/$/, '')}/index.js`;
  throw new Error(`${file} imports ${specifier}, which is not in the package`);
}

function withEndings(file: string): string {
  let text = readFileSync(file, 'utf8');
  const relative = ts.preProcessFile(text).importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
  for (const { fileName, pos } of relative.toReversed()) {
    const start = pos + "'".length;
    text = text.slice(0, start) + withEnding(file, fileName) + text.slice(start + fileName.length);
  }
  return text;
}

/** The descriptions of fields in a generated source, which the compiler leaves out where it writes an inferred type. */
function describedFields(source: string): ReadonlyMap<string, string> {
  const fields = source.matchAll(/^ {2}(\/\*\* .* \*\/)\n {2}"([^"]+)": /gm);
  return new Map([...fields].map(([, comment = '', name = '']) => [name, comment]));
}

const field = /^ {4}"?([\w-]+)"?: /gm;

function withDescriptions(file: string, declaration: string): string {
  const source = path.join(workspace, 'src', file.replace(/\.d\.ts$/, '.ts'));
  const comments = describedFields(readFileSync(source, 'utf8'));
  return declaration.replaceAll(field, (line, name: string) => {
    const comment = comments.get(name);
    return comment === undefined ? line : `    ${comment}\n${line}`;
  });
}

/**
 * Writes the declarations of every entry point. The sources import files without their endings, which only bundlers
 * understand; the declarations name them in full.
 *
 * @throws Error with the compiler's own words
 */
export function writeDeclarations(): void {
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '-p', path.join(workspace, 'tsconfig.package.json'), '--outDir', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const declaration = path.join(folder, file);
    writeFileSync(declaration, withDescriptions(file, withEndings(declaration)));
  }
}
