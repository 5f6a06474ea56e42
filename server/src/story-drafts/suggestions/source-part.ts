import { START, type WrittenMap } from '../../stories/map/written-map.ts';

/** A knot without its stitches, a stitch, or what stands before the first knot, as the source has it. */
export interface SourcePart {
  partId: string;
  /** From 1. */
  line: number;
  lastLine: number;
  /** Without the empty lines at its end. */
  text: string;
  /** A knot that was put after it would take the stitches that follow. */
  hasStitchAfter: boolean;
}

/** The part that a line belongs to; undefined in a function, and after the end. @param line from 1 */
export function partAt(source: string, { parts }: WrittenMap, line: number): SourcePart | undefined {
  const placed = parts
    .flatMap((part) => (part.line === null ? [] : { ...part, line: part.line }))
    .toSorted((a, b) => a.line - b.line);
  const index = placed.findLastIndex((part) => part.line <= line);
  const part = placed[index];
  if (part === undefined) return undefined;
  const next = placed[index + 1];
  const last = Math.min(part.lastLine ?? part.line, (next?.line ?? Infinity) - 1);
  if (line > last) return undefined;
  const text = source
    .split('\n')
    .slice(part.line - 1, last)
    .join('\n')
    .trimEnd();
  const lastLine = part.line + text.split('\n').length - 1;
  return { partId: part.partId, line: part.line, lastLine, text, hasStitchAfter: next?.kind === 'stitch' };
}

const END_OF_PART = /^(?:[ \t]*\n)*[ \t]*(?:=|$)/u;

/**
 * Where a part stands in a source, in UTF-16 code units, if it still is as it was: at one place only, and with nothing added
 * at its end.
 */
export function placeOfPart(source: string, partId: string, text: string): number | undefined {
  const at = source.indexOf(text);
  if (at === -1 || source.indexOf(text, at + 1) !== -1) return undefined;
  const isAtStart = partId === START ? at === 0 : at === 0 || source[at - 1] === '\n';
  const after = source.slice(at + text.length);
  const isWhole = after === '' || (after.startsWith('\n') && END_OF_PART.test(after.slice(1)));
  return isAtStart && isWhole ? at : undefined;
}

/** The line of a place in a source, from 1. */
export function lineOfPlace(source: string, place: number): number {
  return source.slice(0, place).split('\n').length;
}
