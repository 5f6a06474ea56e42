import type { SeedCharacter } from '../../types.ts';

/** Its place in the catalogue is in `blunt-characters.ts`. */
export type UnrankedCharacter = Omit<SeedCharacter, 'rank'>;
