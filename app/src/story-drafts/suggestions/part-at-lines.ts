import type { SelectedLines, StoryMapValue } from '@fabula/ui/story-creation';

export interface PartAtLines {
  readonly partId: string;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly hasChoices: boolean;
  readonly hasWords: boolean;
}

const choice = /^[ \t]*[+*]/u;
const header = /^[ \t]*=/u;

/** Null where the first of the lines belongs to no part: in a function, or before anything compiled. */
export function partAtLines(source: string, map: StoryMapValue | null, lines: SelectedLines): PartAtLines | null {
  const parts = (map?.parts ?? [])
    .flatMap((part) => (part.line === null ? [] : [{ ...part, line: part.line }]))
    .toSorted((a, b) => a.line - b.line);
  const index = parts.findLastIndex(({ line }) => line <= lines.first);
  const part = parts[index];
  if (part === undefined) return null;
  const last = Math.min(part.lastLine ?? part.line, (parts[index + 1]?.line ?? Infinity) - 1);
  if (lines.first > last) return null;
  const lastLine = Math.min(lines.last, last);
  const all = source.split('\n');
  return {
    partId: part.partId,
    firstLine: lines.first,
    lastLine,
    hasChoices: all.slice(part.line - 1, last).some((line) => choice.test(line)),
    hasWords: all.slice(lines.first - 1, lastLine).some((line) => line.trim() !== '' && !header.test(line)),
  };
}
