import { AppError } from '../../errors.ts';
import type { Parsers, ParsingCall } from '../../parsing/parsers.ts';
import type { TaskModule } from '../../parsing/task.ts';
import type { StorySource } from '../engine/ink/included-files.ts';
import type { InkValidation } from './ink-validation.ts';
import type * as tasks from './source-tasks.ts';

const sourceTasks: TaskModule<typeof tasks> = { url: new URL('./source-tasks.ts', import.meta.url) };

/**
 * As `unpackStory`, in a process with limits of time and memory.
 *
 * @throws {AppError} UNAVAILABLE while too many files wait.
 */
export async function unpackApart(parsers: Parsers, content: string, call: ParsingCall): Promise<StorySource> {
  return parsers.run(sourceTasks, 'unpackArchive', { content }, call);
}

/**
 * As `validateInk`, in a process with limits of time and memory. A source that passes them has an error in its report.
 *
 * @throws {AppError} UNAVAILABLE while too many files wait.
 */
export async function validateInkInProcess(
  parsers: Parsers,
  source: StorySource,
  call: ParsingCall,
): Promise<InkValidation> {
  try {
    return await parsers.run(sourceTasks, 'validateInkSource', source, call);
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'PAYLOAD_TOO_LARGE') throw error;
    const counts = { endings: 0, rounds: 0, fewestRounds: null, chapters: 0, words: 0, knots: 0 };
    const problem = { severity: 'error', line: null, message: error.message, code: 'too-long' } as const;
    return {
      report: { format: 'ink', title: '', author: '', ...counts, problems: [problem] },
      story: null,
      endings: [],
      readings: 0,
      map: null,
      coverage: { words: null, choices: 0, unoffered: [] },
    };
  }
}
