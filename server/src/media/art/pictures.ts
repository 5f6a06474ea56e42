import {
  coverAddress,
  placeAddress,
  portraitAddress,
  type SceneBrand,
  type SceneTheme,
  sceneAddress,
} from './addresses.ts';

/** The contract's `Picture`; lengths in pixels of the large one. */
export interface Picture<Height extends 800 | 900> {
  small: string;
  large: string;
  width: 600;
  height: Height;
  /** `#rrggbb`. */
  color: string;
}

export interface SceneArt {
  wide: string;
  tall: string;
}

export function portraitPicture(characterId: string, color: string): Picture<800> {
  const small = portraitAddress(characterId, 300);
  return { small, large: portraitAddress(characterId, 600), width: 600, height: 800, color };
}

export function coverPicture(storyId: string, color: string): Picture<900> {
  return { small: coverAddress(storyId, 300), large: coverAddress(storyId, 600), width: 600, height: 900, color };
}

export function scenePictures(storyId: string, brand: SceneBrand): { night: SceneArt; day: SceneArt } {
  const shapes = (theme: SceneTheme): SceneArt => ({
    wide: sceneAddress(storyId, brand, theme, 'wide'),
    tall: sceneAddress(storyId, brand, theme, 'tall'),
  });
  return { night: shapes('night'), day: shapes('day') };
}

export function placePictures(storyId: string, place: string): { night: SceneArt; day: SceneArt } {
  const shapes = (theme: SceneTheme): SceneArt => ({
    wide: placeAddress(storyId, place, theme, 'wide'),
    tall: placeAddress(storyId, place, theme, 'tall'),
  });
  return { night: shapes('night'), day: shapes('day') };
}
