import type { StoryRole, StoryTrialBreak, StoryTrialChoice } from '../../contract/validators.ts';
import { toClean } from '../../lib/plain-text.ts';
import { CappedStory } from '@fabula/ink/capped-story';
import { readInkSource } from '../../stories/engine/ink/compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import { readTag } from '@fabula/ink/tags';
import { StoryRunError } from '@fabula/ink/errors';
import type { SourceProblem } from '../../stories/engine/errors.ts';
import type { Choice, EngineRound } from '@fabula/ink/turn';
import { otherFormat } from '../../stories/imports/other-formats.ts';
import { problemsOf } from '../../stories/imports/problems-in-source.ts';
import { ReadingTrace } from '../../stories/map/reading-trace.ts';
import { mapOfParts } from '../../stories/map/story-map.ts';
import { parseWrittenMap, readWrittenMap, type WrittenMap } from '../../stories/map/written-map.ts';
import { readersIn, roleNamed } from '../../stories/roles/readers.ts';
import { rolesOf } from '../../stories/roles/roles.ts';

/** Sources that a process keeps compiled, and their characters together. */
const KEPT = { sources: 4, characters: 2_000_000 };

export interface TrialInput {
  source: string;
  choices: readonly StoryTrialChoice[];
  seed: number;
  roleId: string | null;
}

export interface TrialResult {
  problems: readonly SourceProblem[];
  round: EngineRound | null;
  taken: StoryTrialChoice[];
  broken: StoryTrialBreak | null;
  /** Ids of parts. */
  path: string[];
  roles: StoryRole[];
  /** Null where the parts of the source could not be read. */
  map: WrittenMap | null;
}

interface CompiledTrial {
  program: InkProgram;
  trace: ReadingTrace;
  map: WrittenMap;
  roles: StoryRole[];
  warnings: readonly SourceProblem[];
}

const kept = new Map<string, CompiledTrial>();

/** Compiles a source and plays it along choices. It may take as long as its author likes: call it where it can be stopped. */
export function playTrial({ choices, roleId, seed, source }: TrialInput): TrialResult {
  const text = toClean(source);
  const other = otherFormat(text);
  if (other !== undefined) return nothing([other]);
  try {
    const trial = compiled(text);
    return playAlong(trial, { choices, seed, roleId, source: text });
  } catch (error) {
    return nothing(problemsOf(error, text), parseWrittenMap(text, []));
  }
}

function nothing(problems: readonly SourceProblem[], map: WrittenMap | null = null): TrialResult {
  return { problems, round: null, taken: [], broken: null, path: [], roles: [], map };
}

function compiled(source: string): CompiledTrial {
  const trial = kept.get(source) ?? compile(source);
  kept.delete(source);
  kept.set(source, trial);
  let characters = kept.keys().reduce((sum, one) => sum + one.length, 0);
  for (const oldest of kept.keys()) {
    if (oldest === source || (kept.size <= KEPT.sources && characters <= KEPT.characters)) break;
    kept.delete(oldest);
    characters -= oldest.length;
  }
  return trial;
}

function compile(source: string): CompiledTrial {
  const found: { map?: WrittenMap } = {};
  const { json, warnings } = readInkSource(source, [], (story) => {
    found.map = readWrittenMap(story, source);
  });
  const map = found.map ?? mapOfParts(new InkProgram(json).parts());
  const trace = new ReadingTrace(map.parts.map(({ partId }) => partId));
  const roles = rolesOf((new CappedStory(json).globalTags ?? []).map(readTag));
  return { program: new InkProgram(json, trace), trace, map, roles, warnings };
}

function playAlong(
  { map, program, roles, trace, warnings }: CompiledTrial,
  { choices, roleId, seed, source }: TrialInput,
): TrialResult {
  const taken: StoryTrialChoice[] = [];
  const answer = (round: EngineRound | null, broken: StoryTrialBreak | null, more: readonly SourceProblem[] = []) => ({
    problems: [...more, ...warnings],
    round,
    taken,
    broken,
    path: trace.path,
    roles,
    map,
  });
  const failures = (error: unknown) => {
    if (!(error instanceof StoryRunError)) throw error;
    const line = map.parts.find(({ partId }) => partId === trace.part)?.line ?? null;
    return problemsOf(error, source).map((problem) => ({ ...problem, line }));
  };
  trace.startReading(false);
  let round: EngineRound;
  try {
    round = program.begin(seed, roleNamed(roles, roleId) ?? readersIn(roles)[0]);
  } catch (error) {
    return answer(null, null, failures(error));
  }
  for (const wanted of choices) {
    const step = findChoice(round, wanted);
    if ('why' in step) return answer(round, { text: wanted.text, why: step.why });
    try {
      const next = program.play(round.state, { kind: 'choice', choiceId: step.choice.choiceId });
      taken.push({ text: step.choice.text, index: round.choices.indexOf(step.choice), count: round.choices.length });
      round = next;
    } catch (error) {
      return answer(round, { text: wanted.text, why: 'failed' }, failures(error));
    }
  }
  return answer(round, null);
}

type Step = { choice: Choice } | Pick<StoryTrialBreak, 'why'>;

/** The choice of the same words, or the one in the same place that was reworded. */
function findChoice({ choices }: EngineRound, { count, index, text }: StoryTrialChoice): Step {
  if (choices.length === 0) return { why: 'ended' };
  const inPlace = choices[index];
  const same = inPlace?.text === text ? inPlace : choices.find((one) => one.text === text);
  const choice = same ?? (choices.length === count ? inPlace : undefined);
  if (choice === undefined) return { why: 'gone' };
  return choice.lock === null ? { choice } : { why: 'locked' };
}
