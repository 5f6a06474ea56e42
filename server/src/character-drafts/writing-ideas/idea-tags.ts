import type { TagId } from '../../seeds/types.ts';
import { shuffle, type Random } from './pick.ts';
import type { Scene, Temperament } from './texts/language-texts.ts';

const TAGS_OF_TEMPERAMENT: Readonly<Record<Temperament, readonly [TagId, TagId]>> = {
  patient: ['slow-burn', 'letters'],
  dry: ['dry-wit', 'mystery'],
  loyal: ['swordplay', 'slow-burn'],
  bold: ['swordplay', 'open-road'],
  gentle: ['gardens', 'cosy'],
  curious: ['mystery', 'lost-things'],
  proud: ['courtly-intrigue', 'swordplay'],
  playful: ['rooftops', 'dry-wit'],
  stern: ['clockwork', 'deep-winter'],
  shy: ['letters', 'starlight'],
  restless: ['open-road', 'night-trains'],
  warm: ['cosy', 'slow-burn'],
};

const TAGS_OF_SCENE: Readonly<Record<Scene, readonly TagId[]>> = {
  work: ['clockwork', 'lost-things'],
  road: ['night-trains', 'open-road', 'river-tales'],
  home: ['cosy', 'letters'],
  outside: ['starlight', 'gardens', 'sea-and-salt'],
};

const MOST_TAGS = 5;

/** Up to five tags of the house: the closest of each temperament, one or two of the place, then the rest. */
export function tagsFor(temperaments: readonly Temperament[], scene: Scene | undefined, random: Random): TagId[] {
  const close = temperaments.map((temperament) => TAGS_OF_TEMPERAMENT[temperament][0]);
  const ofPlace = scene === undefined ? [] : shuffle(TAGS_OF_SCENE[scene], random);
  const further = temperaments.map((temperament) => TAGS_OF_TEMPERAMENT[temperament][1]);
  return [...new Set([...close, ...ofPlace, ...further])].slice(0, MOST_TAGS);
}
