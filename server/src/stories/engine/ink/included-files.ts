import type { IFileHandler } from 'inkjs/compiler/IFileHandler';

export interface InkFile {
  /** As INCLUDE names it, or the last part of that. */
  name: string;
  text: string;
}

export interface StorySource {
  /** Ink, or the JSON that ink has compiled. */
  source: string;
  files: readonly InkFile[];
}

/** Gives the compiler the files that came with a story, and no others. */
export function includedFiles(files: readonly InkFile[]): IFileHandler {
  const byPath = new Map(files.map(({ name, text }) => [plainPath(name), text]));
  // A browser gives away the names of files, but not their folders.
  const byName = new Map(files.map(({ name, text }) => [lastPart(name), text]));
  return {
    ResolveInkFilename: plainPath,
    LoadInkFileContents: (path) => {
      const text = byPath.get(path) ?? byName.get(lastPart(path));
      if (text === undefined) throw new Error('The included file is missing');
      return text;
    },
  };
}

export function plainPath(path: string): string {
  return path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/u, '');
}

export function lastPart(path: string): string {
  return plainPath(path).split('/').at(-1) ?? '';
}
