import type { SeedCharacter } from '../../types.ts';
import { bexFaleolo } from './bex-faleolo.ts';
import { dezBaptiste } from './dez-baptiste.ts';
import { doloresPruitt } from './dolores-pruitt.ts';
import { gaynorPike } from './gaynor-pike.ts';
import { hab9 } from './hab-9.ts';
import { sohrabBatliwala } from './sohrab-batliwala.ts';

/** The rank of the first; the others follow. */
const FIRST_RANK = 33;

/** They speak as loudly, briefly or falsely as their work asks: a rival, a liar, a boss, a machine, a reporter, a flirt. */
export const bluntCharacters: readonly SeedCharacter[] = [
  bexFaleolo,
  sohrabBatliwala,
  doloresPruitt,
  hab9,
  gaynorPike,
  dezBaptiste,
].map((character, index) => ({ ...character, rank: FIRST_RANK + index }));
