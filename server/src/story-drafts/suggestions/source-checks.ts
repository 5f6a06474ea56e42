import type { StoryOwner } from '../../stories/imports/story-owner.ts';
import type { WrittenMap } from '../../stories/map/written-map.ts';
import type { TrialResult } from '../trial/play-trial.ts';
import type { StoryTrials } from '../trial/story-trials.ts';

export interface SoundSource {
  map: WrittenMap;
  warnings: number;
}

const SEED = 1;

export class SourceChecks {
  readonly #trials: Pick<StoryTrials, 'read'>;

  constructor(trials: Pick<StoryTrials, 'read'>) {
    this.#trials = trials;
  }

  /**
   * Undefined for a source that does not compile or cannot begin.
   *
   * @throws {AppError} UNAVAILABLE while too many files wait.
   */
  async look(owner: StoryOwner, source: string): Promise<SoundSource | undefined> {
    const result = await this.#trials.read(owner, { source, choices: [], seed: SEED, roleId: null });
    return sound(result);
  }

  /** @throws {AppError} UNAVAILABLE while too many files wait. */
  async compiles(owner: StoryOwner, source: string): Promise<boolean> {
    return (await this.look(owner, source)) !== undefined;
  }
}

function sound({ map, problems, round }: TrialResult): SoundSource | undefined {
  if (map === null || round === null || problems.some(({ severity }) => severity === 'error')) return undefined;
  return { map, warnings: problems.length };
}
