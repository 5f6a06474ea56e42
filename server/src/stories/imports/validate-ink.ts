import { toClean } from '../../lib/plain-text.ts';
import type { StoryProblem, StoryReport } from '../../contract/validators.ts';
import { CappedStory } from '../engine/ink/capped-story.ts';
import { isCompiledInk, readInkSource, type CompiledInk } from '../engine/ink/compile.ts';
import type { InkFile } from '../engine/ink/included-files.ts';
import { InkProgram } from '../engine/ink/ink-program.ts';
import { findTag, readTag, type Tag } from '../engine/ink/tags.ts';
import { StoryRunError, StorySourceError, type SourceProblem } from '../engine/errors.ts';
import type { EngineRound } from '../engine/turn.ts';
import { rolesOf } from '../roles/roles.ts';
import { findRoundSpan } from '../walk/round-span.ts';
import { LIMITS } from './limits.ts';
import type { InkValidation } from './ink-validation.ts';
import { readTexts } from './read-texts.ts';
import { readAtRandom, readersIn } from './read-at-random.ts';

const NOTHING = { title: '', author: '', endings: 0, rounds: 0, fewestRounds: null, chapters: 0, words: 0, knots: 0 };
const LONGEST = { title: 80, author: 60, synopsis: 4_000 };

/**
 * Reads a source, and then the story in it as many readers would. It may take as long as its author likes: call it
 * where it can be stopped.
 */
export function validateInk(source: string, files: readonly InkFile[] = []): InkValidation {
  const format = isCompiledInk(source) ? 'compiled' : 'ink';
  try {
    return readThrough(readInkSource(toClean(source), files.map(cleanFile)), format);
  } catch (error) {
    return { report: { ...NOTHING, format, problems: toProblems(problemsOf(error)) }, story: null };
  }
}

function cleanFile({ name, text }: InkFile): InkFile {
  return { name, text: toClean(text) };
}

function problemsOf(error: unknown): readonly SourceProblem[] {
  if (error instanceof StorySourceError) return error.problems;
  if (error instanceof StoryRunError) return [fault(error.message)];
  // Whatever a stranger's story makes ink throw, it is the story that cannot be read.
  return [fault(error instanceof Error ? error.message : String(error))];
}

function fault(message: string): SourceProblem {
  return { severity: 'error', line: null, message };
}

function readThrough({ json, warnings }: CompiledInk, format: StoryReport['format']): InkValidation {
  refuseLongLists(json);
  const tags = (new CappedStory(json).globalTags ?? []).map(readTag);
  const roles = rolesOf(tags);
  const program = new InkProgram(json);
  const found = readAtRandom(program, roles);
  const span = findRoundSpan(program, json, { readers: readersIn(roles), ms: LIMITS.waysMs });
  const texts = readTexts(json);
  if (texts.length === 0 && found.words === 0)
    throw new StorySourceError([fault('There is nothing to read in the story')]);
  const problems: SourceProblem[] = [...warnings, ...found.problems];
  if (found.endings === 0) problems.push({ severity: 'warning', line: null, message: 'No reading came to an end' });
  const report: StoryReport = {
    format,
    title: said(tags, 'title', LONGEST.title),
    author: said(tags, 'author', LONGEST.author),
    problems: toProblems(problems),
    endings: found.endings,
    rounds: span?.most ?? found.rounds,
    fewestRounds: span?.fewest ?? null,
    chapters: found.chapters,
    // A story may make all of its texts by logic.
    words: texts.reduce((sum, text) => sum + wordsIn(text), 0) || found.words,
    knots: program.parts().length,
  };
  const { readingMinutes } = found;
  const synopsis = said(tags, 'synopsis', LONGEST.synopsis);
  const story = { json, roles, synopsis, opening: openingOf(found.first), readingMinutes, text: texts.join('\n') };
  return { report, story };
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

/** Errors first, then by line. */
function toProblems(problems: readonly SourceProblem[]): StoryProblem[] {
  const rank = ({ severity }: SourceProblem) => (severity === 'error' ? 0 : 1);
  return problems
    .toSorted((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0))
    .slice(0, LIMITS.problems)
    .map(({ line, message, severity }) => ({
      severity,
      line: line === 0 ? null : line,
      message: message.slice(0, LIMITS.message).toWellFormed() || 'Something is wrong here',
    }));
}
