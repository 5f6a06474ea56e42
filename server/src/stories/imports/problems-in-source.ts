import type { StoryProblem } from '../../contract/validators.ts';
import { StoryRunError, type StoryRunFailure } from '@fabula/ink/errors';
import { StorySourceError, type SourceProblem } from '../engine/errors.ts';
import { LIMITS } from './limits.ts';

type ProblemCode = NonNullable<StoryProblem['code']>;

/** A name that is not the one that was meant differs from it by so many letters at most. */
const MOST_SLIPS = 2;
/** Knots that a name is compared with. */
const MOST_NAMES = 2_000;
const LONGEST_NAME = 160;

const CODE_OF_FAILURE: Readonly<Partial<Record<StoryRunFailure, ProblemCode>>> = {
  'too-many-steps': 'endless',
  'too-much-text': 'endless',
  'too-slow': 'too-long',
  'no-way-on': 'no-ending',
  'out-of-content': 'runs-out',
};

/** What is wrong with a story, whatever a stranger’s source has made the compiler or the engine throw. */
export function problemsOf(error: unknown, source: string): readonly SourceProblem[] {
  if (error instanceof StorySourceError) return error.problems.map((problem) => named(problem, source));
  if (error instanceof StoryRunError) {
    const code = CODE_OF_FAILURE[error.failure];
    return [{ ...fault(error.message), ...(code === undefined ? {} : { code }) }];
  }
  return [fault(error instanceof Error ? error.message : String(error))];
}

export function fault(message: string): SourceProblem {
  return { severity: 'error', line: null, message };
}

/** A problem as ink says it, with what it is and the name in question where that is known. */
export function named(problem: SourceProblem, source: string): SourceProblem {
  const [, target] = /^Divert target not found: '(?:->)?\s*([^']+)'/u.exec(problem.message) ?? [];
  if (target !== undefined) {
    const suggestion = nearestName(target, source);
    const meant = suggestion === undefined ? {} : { suggestion };
    return { ...problem, code: 'unknown-target', name: target.slice(0, LONGEST_NAME), ...meant };
  }
  const [, file] = /Failed to load: '([^']+)'/u.exec(problem.message) ?? [];
  if (file !== undefined) return { ...problem, code: 'missing-include', name: file.slice(0, LONGEST_NAME) };
  const [, doubled] = /^(?:Story|Knot) already contains flow named '([^']+)'/u.exec(problem.message) ?? [];
  if (doubled !== undefined) return { ...problem, code: 'doubled-name', name: doubled.slice(0, LONGEST_NAME) };
  if (/^(?:Apparent loose end|.*ran out of content)/u.test(problem.message)) return { ...problem, code: 'runs-out' };
  return problem;
}

/** The knot or stitch whose name is nearly this one. */
function nearestName(target: string, source: string): string | undefined {
  const names = [...source.matchAll(/^[ \t]*=+[ \t]*(?:function[ \t]+)?(?<name>[\p{L}\p{N}_]+)/gmu)]
    .slice(0, MOST_NAMES)
    .map(({ groups }) => groups?.name ?? '');
  const [nearest] = [...new Set(names)]
    .map((name) => ({ name, slips: slipsBetween(name, target) }))
    .filter(({ slips }) => slips <= Math.min(MOST_SLIPS, target.length - 1))
    .toSorted((a, b) => a.slips - b.slips);
  return nearest?.name;
}

/** Letters to add, leave out or change (Levenshtein); more than `MOST_SLIPS` for names whose lengths differ by more. */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_SLIPS || one.length > LONGEST_NAME) return MOST_SLIPS + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [down, letter] of Array.from(one).entries()) {
    const next = [down + 1];
    for (const [across, against] of Array.from(other).entries()) {
      const change = (row[across] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(change, (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? MOST_SLIPS + 1;
}

/** As the contract shows problems: errors first, then by line. */
export function toProblems(problems: readonly SourceProblem[]): StoryProblem[] {
  const rank = ({ severity }: SourceProblem) => (severity === 'error' ? 0 : 1);
  return problems
    .toSorted((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0))
    .slice(0, LIMITS.problems)
    .map(({ line, message, severity, ...what }) => ({
      ...what,
      severity,
      line: line === 0 ? null : line,
      message: message.slice(0, LIMITS.message).toWellFormed() || 'Something is wrong here',
    }));
}
