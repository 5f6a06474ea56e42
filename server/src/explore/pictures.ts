import type { Brand } from '../config/config.ts';
import type { Picture, Scene, SceneArt } from '../contract/validators.ts';
import { coverAddress, portraitAddress, sceneAddress, type SceneTheme } from '../media/art/addresses.ts';

/** A character's portrait, 3:4, with the colour that is shown until it has loaded. */
export function portraitOf(characterId: string, color: string): Picture {
  return {
    small: portraitAddress(characterId, 300),
    large: portraitAddress(characterId, 600),
    width: 600,
    height: 800,
    color,
  };
}

/** A story's cover, 2:3, with the colour that is shown until it has loaded. */
export function coverOf(storyId: string, color: string): Picture {
  return { small: coverAddress(storyId, 300), large: coverAddress(storyId, 600), width: 600, height: 900, color };
}

/** A story's landscape in the two themes of a brand. */
export function sceneOf(storyId: string, brand: Brand): Scene {
  const art = (theme: SceneTheme): SceneArt => ({
    wide: sceneAddress(storyId, brand, theme, 'wide'),
    tall: sceneAddress(storyId, brand, theme, 'tall'),
  });
  return { night: art('night'), day: art('day') };
}
