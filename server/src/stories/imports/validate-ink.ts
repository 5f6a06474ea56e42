import { toClean } from '../../lib/plain-text.ts';
import type { StoryReport } from '../../contract/validators.ts';
import { CappedStory } from '@fabula/ink/capped-story';
import { readInkSource, type CompiledInk } from '../engine/ink/compile.ts';
import { isCompiledInk } from '../engine/ink/compiled-ink.ts';
import type { InkFile } from '../engine/ink/included-files.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import { findTag, readTag, type Tag } from '@fabula/ink/tags';
import { StoryRunError } from '@fabula/ink/errors';
import { StorySourceError, type SourceProblem } from '../engine/errors.ts';
import type { EngineRound } from '@fabula/ink/turn';
import { ReadingTrace } from '../map/reading-trace.ts';
import { drawCoverage, drawMap, mapOfParts, NO_COVERAGE } from '../map/story-map.ts';
import { parseWrittenMap, readWrittenMap, type WrittenMap } from '../map/written-map.ts';
import { readersIn } from '../roles/readers.ts';
import { rolesOf } from '../roles/roles.ts';
import { findRoundSpan } from '../walk/round-span.ts';
import { checkEndings, unreached } from './check-endings.ts';
import { LIMITS } from './limits.ts';
import { otherFormat } from './other-formats.ts';
import { fault, named, problemsOf, toProblems } from './problems-in-source.ts';
import { withFiles } from './with-files.ts';
import type { InkValidation } from './ink-validation.ts';
import { readTexts } from './read-texts.ts';
import { readAtRandom } from './read-at-random.ts';

const NOTHING = { title: '', author: '', endings: 0, rounds: 0, fewestRounds: null, chapters: 0, words: 0, knots: 0 };
const LONGEST = { title: 80, author: 60, synopsis: 4_000 };

/**
 * Reads a source, and then the story in it as many readers would. It may take as long as its author likes: call it
 * where it can be stopped.
 */
export function validateInk(source: string, files: readonly InkFile[] = []): InkValidation {
  const format = isCompiledInk(source) ? 'compiled' : 'ink';
  const text = toClean(source);
  const other = format === 'ink' ? otherFormat(text) : undefined;
  if (other !== undefined) return failed(format, [other]);
  const cleanFiles = files.map(cleanFile);
  const known: { map: WrittenMap | null; trace: ReadingTrace | null } = { map: null, trace: null };
  try {
    const whole = format === 'compiled' ? null : withFiles(text, cleanFiles);
    const compiled = readInkSource(text, cleanFiles, (story) => {
      known.map = readWrittenMap(story, text);
    });
    const map = known.map ?? mapOfParts(new InkProgram(compiled.json).parts());
    const trace = new ReadingTrace(map.parts.map(({ partId }) => partId));
    known.trace = trace;
    return readThrough(compiled, whole, { map, trace });
  } catch (error) {
    const map = known.map ?? (format === 'ink' ? parseWrittenMap(text, cleanFiles) : null);
    const at = map?.parts.find(({ partId }) => partId === known.trace?.part)?.line ?? null;
    const problems = problemsOf(error, text).map((problem) =>
      error instanceof StoryRunError ? { ...problem, line: at } : problem,
    );
    return failed(format, problems, map);
  }
}

function failed(
  format: StoryReport['format'],
  problems: readonly SourceProblem[],
  map: WrittenMap | null = null,
): InkValidation {
  return {
    report: { ...NOTHING, format, problems: toProblems(problems) },
    story: null,
    endings: [],
    readings: 0,
    map: map === null ? null : drawMap(map, null),
    coverage: NO_COVERAGE,
  };
}

function cleanFile({ name, text }: InkFile): InkFile {
  return { name, text: toClean(text) };
}

function readThrough(
  { json, warnings }: CompiledInk,
  source: string | null,
  { map, trace }: { map: WrittenMap; trace: ReadingTrace },
): InkValidation {
  refuseLongLists(json);
  const tags = (new CappedStory(json).globalTags ?? []).map(readTag);
  const roles = rolesOf(tags);
  const program = new InkProgram(json, trace);
  const found = readAtRandom(program, roles, trace);
  trace.pause();
  const span = findRoundSpan(program, json, { readers: readersIn(roles), ms: LIMITS.waysMs });
  const texts = readTexts(json);
  if (texts.length === 0 && found.words === 0)
    throw new StorySourceError([fault('There is nothing to read in the story')]);
  const endings = checkEndings(source ?? json, found);
  const problems: SourceProblem[] = [...warnings.map((problem) => named(problem, source ?? '')), ...found.problems];
  if (found.endings.size === 0)
    problems.push({ severity: 'warning', line: null, code: 'no-ending', message: 'No reading came to an end' });
  else problems.push(...endings.filter(({ reached }) => !reached).map(unreached));
  const report: StoryReport = {
    format: source === null ? 'compiled' : 'ink',
    title: said(tags, 'title', LONGEST.title),
    author: said(tags, 'author', LONGEST.author),
    problems: toProblems(problems),
    endings: found.endings.size,
    rounds: span?.most ?? found.rounds,
    fewestRounds: span?.fewest ?? null,
    chapters: found.chapters,
    // A story may make all of its texts by logic.
    words: texts.reduce((sum, text) => sum + wordsIn(text), 0) || found.words,
    knots: program.parts().length,
  };
  const { readingMinutes, readings } = found;
  const synopsis = said(tags, 'synopsis', LONGEST.synopsis);
  const opening = openingOf(found.first);
  const story = { json, source, roles, synopsis, opening, readingMinutes, text: texts.join('\n') };
  return {
    report,
    story,
    endings,
    readings,
    map: drawMap(map, { trace, readings }),
    coverage: drawCoverage(map, trace, found.wordsToEnd),
  };
}

/** @throws {StorySourceError} An operation of lists takes as long as they are. */
function refuseLongLists(json: string): void {
  const { listDefs } = JSON.parse(json);
  const items = Object.values(listDefs ?? {}).reduce<number>((sum, items) => sum + Object.keys(items ?? {}).length, 0);
  if (items > LIMITS.listItems) throw new StorySourceError([fault('The lists of the story are too long')]);
}

function said(tags: readonly Tag[], name: string, longest: number): string {
  return (findTag(tags, name) ?? '').slice(0, longest).toWellFormed();
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}

function openingOf({ blocks }: EngineRound): string {
  const paragraphs = blocks.flatMap((block) => ('text' in block ? block.text : []));
  const text = paragraphs.join('\n\n');
  return text.length <= LIMITS.opening
    ? text
    : `${text
        .slice(0, LIMITS.opening - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
