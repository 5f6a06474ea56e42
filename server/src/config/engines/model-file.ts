import path from 'node:path';
import { optional, SettingError, wholeNumber, type Variable } from '../variable.ts';

/** A model that this server loads itself. */
export interface ModelFile {
  kind: 'file';
  /** Absolute. */
  file: string;
  /** Most replies at a time. */
  parallel: number;
  /** Of the processor; undefined for what suits the machine. */
  threads: number | undefined;
}

export const modelFileDefinitions = {
  TEXT_MODEL_FILE: optional({
    fallback: 'no model of its own',
    description: 'File of a language model in the GGUF format, which the server loads itself; see “A model in a file”',
  }),
  TEXT_MODEL_PARALLEL: wholeNumber({
    default: 2,
    min: 1,
    max: 64,
    description: 'Replies that the model of TEXT_MODEL_FILE writes at a time; fewer where memory does not suffice',
  }),
  TEXT_MODEL_THREADS: wholeNumber({
    default: 0,
    min: 0,
    max: 1024,
    description: 'Threads that the model of TEXT_MODEL_FILE computes with; 0 is one fewer than the machine has cores',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Settings of other engines; they would have no effect beside a file. */
const OF_OTHERS = ['TEXT_BASE_URL', 'TEXT_MODEL', 'TEXT_MODELS'] as const;

/** @throws {SettingError} without a file, and with settings of other engines. */
export function readModelFile(read: Read): ModelFile {
  const file = read('TEXT_MODEL_FILE', modelFileDefinitions.TEXT_MODEL_FILE);
  if (file === undefined) throw new SettingError('TEXT_MODEL_FILE must be set where TEXT_ENGINE is file');
  for (const name of OF_OTHERS) {
    if (read(name, optional({ fallback: '', description: '' })) !== undefined) {
      throw new SettingError(`${name} must not be set where there is a TEXT_MODEL_FILE`);
    }
  }
  const threads = read('TEXT_MODEL_THREADS', modelFileDefinitions.TEXT_MODEL_THREADS);
  return {
    kind: 'file',
    file: path.resolve(file),
    parallel: read('TEXT_MODEL_PARALLEL', modelFileDefinitions.TEXT_MODEL_PARALLEL),
    threads: threads === 0 ? undefined : threads,
  };
}
