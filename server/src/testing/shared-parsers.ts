import { Parsers } from '../parsing/parsers.ts';
import { InkProcesses } from '../stories/engine/ink/ink-processes.ts';

/** The processes of all servers of a test file: each of its own would load everything again. */
export const sharedParsers = new Parsers(2);
export const sharedInkProcesses = new InkProcesses(1);
