import { AppError } from '../errors.ts';
import { type ErrorReason } from '../contract/validators.ts';

/** What a task answers across processes: an error would lose its class there. */
export type Answer<Result> =
  | { ok: true; result: Result }
  | { ok: false; reason: ErrorReason; message: string; field: string | undefined };

/** A function that runs in another process. What it takes and gives can be cloned (HTML, "structured clone"). */
export type Task<Input, Result> = (input: Input) => Promise<Answer<Result>>;

/** Makes a task of a function whose refusals are told to the caller. */
export function task<Input, Result>(work: (input: Input) => Result | Promise<Result>): Task<Input, Result> {
  return async (input) => {
    try {
      return { ok: true, result: await work(input) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { field, message, reason } = error;
      return { ok: false, reason, message, field };
    }
  };
}

export interface TaskModule<Tasks> {
  /** Where a process loads it from. */
  url: URL;
  /** Only a type: the server never loads the module. */
  tasks?: Tasks;
}

export type InputOf<Run> = Run extends (input: infer Input) => Promise<unknown> ? Input : never;
export type ResultOf<Run> = Run extends (input: never) => Promise<Answer<infer Result>> ? Result : never;
