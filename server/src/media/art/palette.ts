import { mix } from './color.ts';
import { MOODS } from './moods.ts';
import { createRandom, type Random } from './random.ts';
import {
  type CharacterArt,
  type CoverInk,
  type HexColor,
  MOOD_NAMES,
  type MoodName,
  type PortraitOptions,
  type StoryArt,
} from './types.ts';

export function portraitRandom(seed: string): Random {
  return createRandom(`portrait:${seed}`);
}

export function drawMood(random: Random, { mood }: PortraitOptions): MoodName {
  return mood ?? random.pick(MOOD_NAMES);
}

export function portraitColor({ seed, options }: CharacterArt): HexColor {
  const { sky, disc, ink } = MOODS[drawMood(portraitRandom(seed), options)];
  return mix(mix(sky[1], disc, 0.3), ink, 0.3);
}

export function coverColor({ mood }: Pick<StoryArt, 'mood'>): HexColor {
  const { sky, ink } = MOODS[mood];
  return mix(sky[1], ink, 0.3);
}

const COVER_INKS = {
  lamp: 'night',
  vermilion: 'night',
  verdigris: 'night',
  indigo: 'night',
  ash: 'night',
  moss: 'night',
  brass: 'paper',
  paper: 'paper',
  frost: 'frost',
} satisfies Record<MoodName, CoverInk>;

export function coverInk({ mood }: Pick<StoryArt, 'mood'>): CoverInk {
  return COVER_INKS[mood];
}
