/** Words for how a character meets others; an author chooses up to three. */
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
] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];
