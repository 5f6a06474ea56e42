import { coverAddress, portraitAddress, type SceneBrand, sceneAddress } from './addresses.ts';

/** A picture in two widths, as the contract's `Picture` has it. Lengths are the pixels of the large one. */
export interface Picture<Height extends 800 | 900> {
  small: string;
  large: string;
  width: 600;
  height: Height;
  /** Shown until the picture is there: `#rrggbb`. */
  color: string;
}

/** A landscape for large screens and for phones, as the contract's `SceneArt` has it. */
export interface SceneArt {
  wide: string;
  tall: string;
}

/** Where the portrait of a character is; its colour comes from `portraitColor`. */
export function portraitPicture(characterId: string, color: string): Picture<800> {
  const small = portraitAddress(characterId, 300);
  return { small, large: portraitAddress(characterId, 600), width: 600, height: 800, color };
}

/** Where the cover of a story is; its colour comes from `coverColor`. */
export function coverPicture(storyId: string, color: string): Picture<900> {
  return { small: coverAddress(storyId, 300), large: coverAddress(storyId, 600), width: 600, height: 900, color };
}

/** Where the landscapes of a story are, in the moods of a brand. */
export function scenePictures(storyId: string, brand: SceneBrand): { night: SceneArt; day: SceneArt } {
  const shapes = (theme: 'night' | 'day'): SceneArt => ({
    wide: sceneAddress(storyId, brand, theme, 'wide'),
    tall: sceneAddress(storyId, brand, theme, 'tall'),
  });
  return { night: shapes('night'), day: shapes('day') };
}
