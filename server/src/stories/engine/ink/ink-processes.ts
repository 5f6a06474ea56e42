import { availableParallelism } from 'node:os';
import { BoundedProcesses } from '../../../parsing/bounded-processes.ts';
import { TOO_SLOW } from '@fabula/ink/capped-story';

const LIMITS = {
  processes: 2,
  /** Milliseconds of a call. A round ends itself before (`CappedStory`), but for a single step that takes too long. */
  ms: 8_000,
  memoryMb: 192,
  residentMb: 320,
};

/** Plays the stories that visitors have imported. Apart from the reading of files: a reader does not wait for those. */
export class InkProcesses extends BoundedProcesses {
  constructor(processes: number = Math.min(LIMITS.processes, Math.max(1, availableParallelism() - 1))) {
    super(
      { ...LIMITS, processes },
      {
        busy: 'Too many stories are being played: try again in a moment',
        tooSlow: TOO_SLOW,
        tooLarge: 'This story takes too much memory to continue',
      },
    );
  }
}
