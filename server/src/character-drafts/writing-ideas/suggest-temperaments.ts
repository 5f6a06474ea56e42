import { CharacterTemperament, type PortraitExpression } from '../../contract/validators.ts';
import { shuffle, type Random } from './pick.ts';
import type { Temperament } from './texts/language-texts.ts';

const SUITS: Readonly<Record<Temperament, readonly [Temperament, Temperament, Temperament, Temperament]>> = {
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

const OF_EXPRESSION: Readonly<Record<PortraitExpression, readonly [Temperament, Temperament]>> = {
  calm: ['patient', 'gentle'],
  glad: ['warm', 'playful'],
  wry: ['dry', 'proud'],
  doubtful: ['shy', 'curious'],
  sad: ['gentle', 'loyal'],
  stern: ['stern', 'proud'],
  laughing: ['bold', 'playful'],
  asleep: ['patient', 'restless'],
  wink: ['playful', 'bold'],
};

export function suggestTemperaments(
  own: readonly Temperament[],
  expression: PortraitExpression | undefined,
  random: Random,
): Temperament[] {
  const fitting = expression === undefined ? CharacterTemperament.options : OF_EXPRESSION[expression];
  const known = own.length > 0 ? own : shuffle(fitting, random).slice(0, 1);
  const companions = known.slice(0, 1).flatMap((first) => shuffle(SUITS[first], random));
  return [...new Set([...known, ...companions])].slice(0, 3);
}
