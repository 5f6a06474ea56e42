import { Parsers } from '../parsing/parsers.ts';

/** The threads of all servers of a test file: each of its own would load everything again. */
export const sharedParsers = new Parsers(2);
