import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ui = 'ui';

/** `export { A, type B, C as D } from '…'`, over several lines. */
const reExport = /export \{([^}]*)\} from/g;
const ownExport = /export (?:async )?(?:function|const) ([A-Z]\w*)/g;

const isComponent = (name: string): boolean => /^[A-Z][a-z]/.test(name);

function exportsOf(source: string): string[] {
  const passedOn = [...source.matchAll(reExport)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  );
  const own = [...source.matchAll(ownExport)].map(([, name = '']) => name);
  return [...passedOn, ...own].filter(isComponent);
}

/** Every component that the package `ui` publishes, by name. */
function publishedComponents(): string[] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(ui, 'package.json'), 'utf8'),
  );
  const sources = Object.values(exports).map((file) => readFileSync(path.join(ui, file), 'utf8'));
  return [...new Set(sources.flatMap(exportsOf))].toSorted();
}

/** Components that `ui` publishes and none of its files of stories imports. */
export function componentsWithoutStory(): string[] {
  const stories = globSync(`${ui}/src/**/*.stories.tsx`).map((file) => readFileSync(file, 'utf8'));
  const imported = new Set(stories.flatMap((source) => source.match(/\b[A-Z][a-z]\w*\b/g) ?? []));
  return publishedComponents().filter((name) => !imported.has(name));
}
