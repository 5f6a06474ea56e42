import { coverAddress, portraitAddress, type SceneBrand, sceneAddress } from './addresses.ts';
import { coverColor, portraitColor } from './palette.ts';
import type { CharacterArt, HexColor, StoryArt } from './types.ts';

/** A picture in two widths, as the contract's `Picture` has it. Lengths are the pixels of the large one. */
export interface Picture {
  small: string;
  large: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  color: HexColor;
}

/** The landscape of a story, as the contract's `Scene` has it. */
export interface ScenePictures {
  night: { wide: string; tall: string };
  day: { wide: string; tall: string };
}

/** Where the portrait of a character is, and its placeholder. */
export function portraitPicture(characterId: string, art: CharacterArt): Picture {
  return {
    small: portraitAddress(characterId, 300),
    large: portraitAddress(characterId, 600),
    width: 600,
    height: 800,
    color: portraitColor(art),
  };
}

/** Where the cover of a story is, and its placeholder. */
export function coverPicture(storyId: string, art: Pick<StoryArt, 'mood'>): Picture {
  return {
    small: coverAddress(storyId, 300),
    large: coverAddress(storyId, 600),
    width: 600,
    height: 900,
    color: coverColor(art),
  };
}

/** Where the landscapes of a story are, in the moods of a brand. */
export function scenePictures(storyId: string, brand: SceneBrand): ScenePictures {
  return {
    night: {
      wide: sceneAddress(storyId, brand, 'night', 'wide'),
      tall: sceneAddress(storyId, brand, 'night', 'tall'),
    },
    day: { wide: sceneAddress(storyId, brand, 'day', 'wide'), tall: sceneAddress(storyId, brand, 'day', 'tall') },
  };
}
