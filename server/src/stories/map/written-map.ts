import { InkParser } from 'inkjs/compiler/Parser/InkParser';
import { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import { Divert } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/Divert';
import { DivertTarget } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/DivertTarget';
import { FlowBase } from 'inkjs/compiler/Parser/ParsedHierarchy/Flow/FlowBase';
import type { ParsedObject } from 'inkjs/compiler/Parser/ParsedHierarchy/Object';
import type { Story as ParsedStory } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import { Weave } from 'inkjs/compiler/Parser/ParsedHierarchy/Weave';
import type { StoryPart } from '../../contract/validators.ts';
import { includedFiles, type InkFile } from '../engine/ink/included-files.ts';

/** A knot, a stitch, or what stands before the first knot, as the source has it. */
export interface WrittenPart extends Pick<StoryPart, 'partId' | 'kind' | 'line' | 'lastLine'> {
  /** The knot that it is a stitch of. */
  within: string | null;
}

export interface WrittenWay {
  from: string;
  to: string;
  line: number | null;
  /** Only named as the value of a variable: where it leads from shows in readings. */
  isMention: boolean;
}

export interface WrittenChoice {
  /** Where the compiled story has it; null for a source that does not compile. */
  path: string | null;
  line: number;
  partId: string;
}

/** What the source of a story says of its parts, without reading it. */
export interface WrittenMap {
  parts: readonly WrittenPart[];
  ways: readonly WrittenWay[];
  choices: readonly WrittenChoice[];
}

/** The id of what stands before the first knot. */
export const START = '';

/**
 * Reads the map of a story from ink's own parse of it.
 *
 * @param source The main file: of what it includes, lines are not known.
 */
export function readWrittenMap(story: ParsedStory, source: string): WrittenMap {
  const flows = story.FindAll(FlowBase)();
  const lastLine = lastLinesOf(flows, source.split('\n').length);
  const start: WrittenPart = { partId: START, kind: 'start', line: 1, lastLine: lastLine(1, 'knot'), within: null };
  const parts = [start];
  const ways: WrittenWay[] = [];
  for (const flow of flows) {
    const partId = partIdOf(flow);
    if (partId === undefined || partId === START) continue;
    const knot = flow.parent instanceof FlowBase ? partIdOf(flow.parent) : undefined;
    const within = knot === undefined || knot === START ? null : knot;
    const kind = within === null ? 'knot' : 'stitch';
    const line = lineOf(flow);
    // A knot that begins with a stitch leads into it.
    const isFirst = within !== null && !parts.some((one) => one.within === within);
    if (isFirst) ways.push(...firstStitch(flow, { from: within, to: partId }));
    parts.push({ partId, kind, line, lastLine: line === null ? null : lastLine(line, kind), within });
  }
  for (const divert of story.FindAll(Divert)()) ways.push(...waysOf(divert));
  const choices = story.FindAll(Choice)().flatMap(toChoice);
  return { parts, ways, choices };
}

/** The line before the next knot, or for a stitch the next stitch. */
function lastLinesOf(flows: readonly FlowBase[], last: number) {
  const begins = flows.flatMap((flow) => {
    const line = flow.parent === null ? null : lineOf(flow);
    const isKnot = !(flow.parent instanceof FlowBase) || flow.parent.parent === null;
    return line === null ? [] : [{ line, isKnot }];
  });
  return (line: number, kind: 'knot' | 'stitch'): number => {
    const after = begins.filter((one) => one.line > line && (kind === 'stitch' || one.isKnot));
    return Math.max(line, Math.min(last + 1, ...after.map((one) => one.line)) - 1);
  };
}

/** The map of a source that does not compile, as far as ink can parse it; null where it cannot. */
export function parseWrittenMap(source: string, files: readonly InkFile[]): WrittenMap | null {
  try {
    const parser = new InkParser(source, null, () => undefined, null, includedFiles(files));
    return readWrittenMap(parser.ParseStory(), source);
  } catch {
    return null;
  }
}

/** The part that an object belongs to; undefined within a function, and in a knot without a name. */
function partIdOf(object: ParsedObject): string | undefined {
  const names: string[] = [];
  for (let at: ParsedObject | null = object; at !== null; at = at.parent) {
    if (!(at instanceof FlowBase)) continue;
    if (at.isFunction) return undefined;
    if (at.parent === null) break;
    if (at.name === null || at.name === '') return undefined;
    names.unshift(at.name);
  }
  return names.join('.');
}

function lineOf(object: ParsedObject): number | null {
  const place = object.debugMetadata;
  return place === null || place.fileName !== null ? null : place.startLineNumber;
}

function firstStitch(stitch: FlowBase, way: Pick<WrittenWay, 'from' | 'to'>): WrittenWay[] {
  const knot = stitch.parent;
  const hasOwnText = knot instanceof FlowBase && knot.content.some((one) => one instanceof Weave);
  return hasOwnText ? [] : [{ ...way, line: lineOf(stitch), isMention: false }];
}

function waysOf(divert: Divert): WrittenWay[] {
  if (divert.isFunctionCall || divert.isEnd || divert.isDone || divert.target === null) return [];
  const from = partIdOf(divert);
  const target = divert.targetContent ?? find(divert);
  const to = target === null ? undefined : partIdOf(target);
  if (from === undefined || to === undefined) return [];
  // A gather or a choice of the same part is no way on the map; the part itself is.
  if (from === to && !(target instanceof FlowBase)) return [];
  return [{ from, to, line: lineOf(divert), isMention: divert.parent instanceof DivertTarget }];
}

/** What a divert leads to, in a source that was parsed but not compiled. */
function find(divert: Divert): ParsedObject | null {
  try {
    return divert.target?.ResolveFromContext(divert) ?? null;
  } catch {
    return null;
  }
}

function toChoice(choice: Choice): WrittenChoice[] {
  const partId = partIdOf(choice);
  const line = lineOf(choice);
  if (partId === undefined || line === null || choice.isInvisibleDefault) return [];
  return [{ partId, line, path: pathOf(choice) }];
}

function pathOf(choice: Choice): string | null {
  try {
    return choice.runtimeChoice.path?.toString() ?? null;
  } catch {
    return null;
  }
}
