import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { MoodWords } from './mood-words.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';

/** By primary subtag (BCP 47). */
export const MOOD_WORDS: ReadonlyMap<string, MoodWords> = new Map([
  ['en', english],
  ['zh', chinese],
  ['ja', japanese],
  ['ko', korean],
  ['es', spanish],
  ['fr', french],
  ['de', german],
  ['pt', portuguese],
  ['tr', turkish],
  ['ar', arabic],
]);
