import type { z } from 'zod';
import {
  PanelValue,
  StoryBlock,
  StoryEnding,
  StoryProgress,
  StoryRole,
  type StoryTrial,
  type StoryTrialChoice,
  type StoryTrialForm,
  type StoryTrialRound,
} from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import type { Parsers } from '../../parsing/parsers.ts';
import type { TaskModule } from '../../parsing/task.ts';
import type { EngineRound } from '@fabula/ink/turn';
import { toProblems } from '../../stories/imports/problems-in-source.ts';
import { drawMap } from '../../stories/map/story-map.ts';
import type { StoryOwner } from '../../stories/imports/story-owner.ts';
import type { StoryDrafts } from '../story-drafts.ts';
import type { TrialInput, TrialResult } from './play-trial.ts';
import type * as tasks from './trial-tasks.ts';

const trialTasks: TaskModule<typeof tasks> = { url: new URL('./trial-tasks.ts', import.meta.url) };

/** Milliseconds of a trial: the author waits for it. */
const LONGEST_MS = 8_000;
const MOST = { path: 1_000, choices: 50, blocks: 2_000, panel: 50, text: 20_000, choice: 2_000, note: 400 };

export class StoryTrials {
  readonly #parsers: Parsers;
  readonly #drafts: Pick<StoryDrafts, 'sourceOf'>;

  constructor({ drafts, parsers }: { parsers: Parsers; drafts: Pick<StoryDrafts, 'sourceOf'> }) {
    this.#parsers = parsers;
    this.#drafts = drafts;
  }

  /**
   * Plays a draft along choices, as far as its text allows; nothing is kept.
   *
   * @throws {AppError} NOT_FOUND; UNAVAILABLE while too many files wait.
   */
  async play(owner: StoryOwner, draftId: string, form: StoryTrialForm): Promise<StoryTrial> {
    const { revision, source } = await this.#drafts.sourceOf(owner, draftId);
    const { choices = [], roleId = null, seed = 0 } = form;
    const { broken, map, path, problems, roles, round, taken } = await this.read(owner, {
      source,
      choices,
      seed,
      roleId,
    });
    return {
      revision,
      problems: toProblems(problems),
      round: round === null ? null : fitRound(round),
      taken: taken.map(fitChoice),
      broken,
      path: path.slice(-MOST.path),
      roles: fitting(StoryRole, roles),
      map: map === null || form.map !== true ? null : drawMap(map, null),
    };
  }

  /**
   * Compiles a source and plays it, as `play` does for a draft.
   *
   * @throws {AppError} UNAVAILABLE while too many files wait.
   */
  async read({ queueKey }: StoryOwner, input: TrialInput): Promise<TrialResult> {
    try {
      return await this.#parsers.run(trialTasks, 'playSource', input, { queueKey, ms: LONGEST_MS });
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'PAYLOAD_TOO_LARGE') throw error;
      const problem = { severity: 'error', line: null, message: error.message, code: 'too-long' } as const;
      return { problems: [problem], round: null, taken: [], broken: null, path: [], roles: [], map: null };
    }
  }
}

/** A round within the bounds of the contract: what an author writes may be longer, or say nothing. */
function fitRound({ blocks, choices, ending, panel, progress }: EngineRound): StoryTrialRound {
  const cut = blocks.map((block) => ('text' in block ? { ...block, text: clip(block.text, MOST.text) } : block));
  const { chapter, round, scene } = progress;
  const place = StoryProgress.safeParse({ round, chapter, scene });
  return {
    blocks: fitting(StoryBlock, cut).slice(0, MOST.blocks),
    choices: choices
      .slice(0, MOST.choices)
      .map(({ hint, lock, text }) => ({ text: clip(text, MOST.choice), hint: note(hint), lock: note(lock) })),
    panel: fitting(PanelValue, panel).slice(0, MOST.panel),
    progress: place.success ? place.data : { round, chapter: null, scene: null },
    ending: ending === null ? null : (StoryEnding.safeParse(ending).data ?? { endingId: 'end', title: null }),
  };
}

function fitChoice({ text, ...place }: StoryTrialChoice): StoryTrialChoice {
  return { ...place, text: clip(text, MOST.choice) };
}

function fitting<Value>(schema: z.ZodType<Value>, values: readonly unknown[]): Value[] {
  return values.flatMap((value) => {
    const read = schema.safeParse(value);
    return read.success ? [read.data] : [];
  });
}

const note = (text: string | null): string | null => (text === null || text === '' ? null : clip(text, MOST.note));

const clip = (text: string, most: number): string => text.slice(0, most).toWellFormed();
