import { AppError } from '../errors.ts';
import type { ErrorReason } from '../contract/validators.ts';

/** Across processes an error would lose its class. */
export type Answer<Result> =
  | { ok: true; result: Result }
  | { ok: false; reason: ErrorReason; message: string; field: string | undefined };

/** Runs in another process: input and result must be cloneable (HTML, "structured clone"). */
export type Task<Input, Result> = (input: Input) => Promise<Answer<Result>>;

/** What sharp says where a picture takes longer than it may: the machine is busy. */
const DRAWN_TOO_SLOWLY = /^timeout: \d+% complete/;

export function task<Input, Result>(work: (input: Input) => Result | Promise<Result>): Task<Input, Result> {
  return async (input) => {
    try {
      return { ok: true, result: await work(input) };
    } catch (error) {
      if (error instanceof Error && DRAWN_TOO_SLOWLY.test(error.message)) {
        return { ok: false, reason: 'UNAVAILABLE', message: 'The picture took too long: try again', field: undefined };
      }
      if (!(error instanceof AppError)) throw error;
      const { field, message, reason } = error;
      return { ok: false, reason, message, field };
    }
  };
}

export interface TaskModule<Tasks> {
  url: URL;
  /** A type only: the server never loads the module. */
  tasks?: Tasks;
}

export type InputOf<Run> = Run extends (input: infer Input) => Promise<unknown> ? Input : never;
export type ResultOf<Run> = Run extends (input: never) => Promise<Answer<infer Result>> ? Result : never;
