import type { TagId } from '../../seeds/types.ts';
import type { Scene, Temperament } from './texts/language-texts.ts';

/** Tags of the house that a temperament suggests, the closest first. */
export const TAGS_OF_TEMPERAMENT: Readonly<Record<Temperament, readonly [TagId, TagId]>> = {
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

/** Tags of the house that a kind of place suggests. */
export const TAGS_OF_SCENE: Readonly<Record<Scene, readonly TagId[]>> = {
  work: ['clockwork', 'lost-things'],
  road: ['night-trains', 'open-road', 'river-tales'],
  home: ['cosy', 'letters'],
  outside: ['starlight', 'gardens', 'sea-and-salt'],
};
