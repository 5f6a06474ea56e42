import type { CharacterTemperament } from '../../contract/validators.ts';

/** An author chooses up to three. */
export const TEMPERAMENTS = [
  'patient',
  'dry',
  'loyal',
  'bold',
  'gentle',
  'curious',
  'proud',
  'playful',
  'stern',
  'shy',
  'restless',
  'warm',
] as const satisfies readonly CharacterTemperament[];
export type Temperament = (typeof TEMPERAMENTS)[number];
