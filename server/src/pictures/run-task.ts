import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { AppError } from '../errors.ts';
import type { Parsers } from '../parsing/parsers.ts';
import type { InputOf, ResultOf, TaskModule } from '../parsing/task.ts';
import { EngineError } from '../providers/engines/engine-error.ts';

/** A generation that is paid for waits while others read files. */
const patiently = retry(
  handleWhen((error) => error instanceof AppError && error.reason === 'UNAVAILABLE'),
  { maxAttempts: 15, backoff: new ConstantBackoff(1_000) },
);

/**
 * Runs a task on what an engine has delivered.
 *
 * @throws {EngineError} `broken` for what the task refuses, `busy` while too many tasks wait.
 */
export async function runTask<Tasks, Name extends string & keyof Tasks>(
  parsers: Parsers,
  module: TaskModule<Tasks>,
  name: Name,
  { input, queueKey }: { input: InputOf<Tasks[Name]>; queueKey: string },
): Promise<ResultOf<Tasks[Name]>> {
  try {
    return await patiently.execute(() => parsers.run(module, name, input, { queueKey }));
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const failure = cause.reason === 'UNAVAILABLE' ? 'busy' : 'broken';
    throw new EngineError(failure, cause.message, { cause });
  }
}
