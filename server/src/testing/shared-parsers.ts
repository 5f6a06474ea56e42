import { Parsers } from '../parsing/parsers.ts';
import { InkProcesses } from '../stories/engine/ink/ink-processes.ts';

/** Shared by a file's servers: loading is slow. */
export const sharedParsers = new Parsers(2);
export const sharedInkProcesses = new InkProcesses(1);
