import type { StoryFile } from '@fabula/sdk';

export interface InkFiles {
  readonly source: string;
  readonly files: StoryFile[];
}

const include = /^[ \t]*INCLUDE[ \t]+(.+?)[ \t]*$/gm;

const lastPart = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

export const isArchive = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.zip$/i.test(name) || type === 'application/zip' || type === 'application/x-zip-compressed';

/** Finds the main file of a story: the one that no other includes; of several such, one that includes others. */
export function toInkFiles(files: readonly StoryFile[]): InkFiles {
  const includes = files.map(({ text }) => [...text.matchAll(include)].map(([, path = '']) => lastPart(path)));
  const included = new Set(includes.flat());
  const roots = files.filter(({ name }) => !included.has(name));
  const main = roots.find((file) => (includes[files.indexOf(file)]?.length ?? 0) > 0) ?? roots[0] ?? files[0];
  return { source: main?.text ?? '', files: files.filter((file) => file !== main) };
}
