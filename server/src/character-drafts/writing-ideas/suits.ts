import type { Temperament } from './texts/language-texts.ts';

/** Which temperaments make a person with another one: related enough to be believed, different enough to be of use. */
export const SUITS: Readonly<Record<Temperament, readonly [Temperament, Temperament, Temperament, Temperament]>> = {
  patient: ['dry', 'gentle', 'stern', 'curious'],
  dry: ['loyal', 'shy', 'patient', 'restless'],
  loyal: ['stern', 'shy', 'bold', 'warm'],
  bold: ['playful', 'proud', 'restless', 'loyal'],
  gentle: ['shy', 'patient', 'curious', 'dry'],
  curious: ['restless', 'gentle', 'bold', 'dry'],
  proud: ['loyal', 'dry', 'stern', 'playful'],
  playful: ['warm', 'restless', 'dry', 'loyal'],
  stern: ['warm', 'loyal', 'dry', 'shy'],
  shy: ['curious', 'playful', 'loyal', 'gentle'],
  restless: ['bold', 'curious', 'gentle', 'dry'],
  warm: ['playful', 'stern', 'patient', 'bold'],
};
