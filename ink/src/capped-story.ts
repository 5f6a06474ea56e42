import { Story } from 'inkjs/engine/Story';
import { StringValue } from 'inkjs/engine/Value';
import { StoryRunError } from './errors.ts';

/** Far above what a round of a written story takes (some hundreds), far below what anyone would wait for. */
const STEPS_PER_ROUND = 50_000;
/** Milliseconds of one round: some steps cost much more than others, such as those of long lists. */
const LONGEST_ROUND_MS = 2_000;
/** Characters of one value: words that double themselves in a loop would fill the memory within few steps. */
const LONGEST_VALUE = 100_000;

/** What readers see of a round that takes more time than it may. */
export const TOO_SLOW = 'This story took too long to continue';

/** Follows a story while it is played. */
export interface StoryWatch {
  /** A step is about to be taken. */
  step: (story: CappedStory) => void;
  /** Ink reads ahead from here, to see where a line ends. */
  keep: () => void;
  /** What ink has read ahead did not belong to the line: it is read once more. */
  goBack: () => void;
  /** The choices of a round are there. */
  offer: (story: CappedStory) => void;
}

/** An ink story that stops one that would run for ever. */
export class CappedStory extends Story {
  /** Undefined while the story is made, when it takes steps as well. */
  private steps: number | undefined = 0;
  /** When the round has to be there, by the clock of `performance`. */
  private due: number | undefined = undefined;

  /** Calls the ink function of the same name where the story has an EXTERNAL one: there is no other program here. */
  override allowExternalFunctionFallbacks = true;

  watch: StoryWatch | undefined;

  /** Allows as many steps as one round may take. */
  startRound(): void {
    this.steps = 0;
    this.due = performance.now() + LONGEST_ROUND_MS;
  }

  /** Goes back to the beginning, as a story that was just made, with the chances of a seed. */
  restart(seed: number): void {
    // The initial values of the variables take steps too.
    this.startRound();
    this.ResetState();
    this.state.storySeed = seed;
    this.state.previousRandom = 0;
  }

  /** @throws {StoryRunError} too-many-steps and too-much-text. */
  override Step(): void {
    this.steps = (this.steps ?? 0) + 1;
    if (this.steps > STEPS_PER_ROUND) throw new StoryRunError('too-many-steps', 'The story goes round in circles');
    if (performance.now() > (this.due ?? Number.POSITIVE_INFINITY)) throw new StoryRunError('too-slow', TOO_SLOW);
    const newest = this.state.evaluationStack.at(-1);
    if (newest instanceof StringValue && (newest.value?.length ?? 0) > LONGEST_VALUE) {
      throw new StoryRunError('too-much-text', 'A text of the story grows without end');
    }
    this.watch?.step(this);
    super.Step();
  }

  override StateSnapshot(): void {
    this.watch?.keep();
    super.StateSnapshot();
  }

  override RestoreStateSnapshot(): void {
    super.RestoreStateSnapshot();
    this.watch?.goBack();
  }
}
