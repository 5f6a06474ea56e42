import type { StoryDraftFields, StoryPictureKind } from '../../contract/validators.ts';

export function composedPictures(
  seed: string,
  { mood, scene }: Pick<StoryDraftFields, 'mood' | 'scene'>,
  color: string,
) {
  const address = (picture: StoryPictureKind) =>
    `/api/composed-covers.svg?${new URLSearchParams({ seed, mood, scene, picture })}`;
  const art = (theme: 'night' | 'day') => ({ wide: address(`${theme}-wide`), tall: address(`${theme}-tall`) });
  return {
    cover: { small: address('cover-300'), large: address('cover-600'), width: 600, height: 900, color },
    scene: { night: art('night'), day: art('day') },
  } as const;
}
