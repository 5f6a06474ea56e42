import { MOODS } from '../media/art/moods.ts';
import type { CharacterArt, CoverInk, HexColor, MoodName, StoryArt } from '../media/art/types.ts';
import type { Brand } from '../config/config.ts';

/** Edition of the pictures: part of every address, so that a new recipe never meets an old cache. */
const EDITION = 1;
const DEFAULT_MOOD: MoodName = 'lamp';

/** Ink of a title, by the mood of the cover that it stands on. */
const INKS: Partial<Record<MoodName, CoverInk>> = { paper: 'paper', brass: 'paper', frost: 'frost' };

interface Picture<Height extends 800 | 900> {
  small: string;
  large: string;
  width: 600;
  height: Height;
  color: string;
}

interface SceneArt {
  wide: string;
  tall: string;
}

/** Addresses of a character's portrait. */
export function portraitOf(characterId: string, color: string): Picture<800> {
  const base = `/art/${EDITION}/portraits/${characterId}`;
  return { small: `${base}-300.webp`, large: `${base}-600.webp`, width: 600, height: 800, color };
}

/** Addresses of a story's cover. */
export function coverOf(storyId: string, color: string): Picture<900> {
  const base = `/art/${EDITION}/covers/${storyId}`;
  return { small: `${base}-300.webp`, large: `${base}-600.webp`, width: 600, height: 900, color };
}

/** Addresses of a story's scene in the two themes of a brand. */
export function sceneOf(storyId: string, brand: Brand): { night: SceneArt; day: SceneArt } {
  const art = (theme: 'night' | 'day'): SceneArt => {
    const base = `/art/${EDITION}/scenes/${storyId}-${brand}-${theme}`;
    return { wide: `${base}-wide.webp`, tall: `${base}-tall.webp` };
  };
  return { night: art('night'), day: art('day') };
}

/** What is shown until a portrait has loaded: the middle of its sky. */
export function portraitColor({ options }: CharacterArt): HexColor {
  return MOODS[options.mood ?? DEFAULT_MOOD].sky[1];
}

/** What is shown until a cover has loaded: the middle of its sky. */
export function coverColor({ mood }: StoryArt): HexColor {
  return MOODS[mood].sky[1];
}

/** The ink in which the title is legible on a cover. */
export function coverInk({ mood }: StoryArt): CoverInk {
  return INKS[mood] ?? 'night';
}
