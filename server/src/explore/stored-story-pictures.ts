import type { Picture, SceneArt } from '../media/art/pictures.ts';

/** At an unguessable id. */
export function storedCover(pictureId: string, color: string): Picture<900> {
  const address = (width: 300 | 600) => `/api/story-pictures/${pictureId}/cover-${width}`;
  return { small: address(300), large: address(600), width: 600, height: 900, color };
}

export function storedScenes(pictureId: string): { night: SceneArt; day: SceneArt } {
  const art = (theme: 'night' | 'day'): SceneArt => ({
    wide: `/api/story-pictures/${pictureId}/${theme}-wide`,
    tall: `/api/story-pictures/${pictureId}/${theme}-tall`,
  });
  return { night: art('night'), day: art('day') };
}
