import type { PortraitExpression } from '@fabula/sdk/types';

import type { FilmValue, PictureValue } from '../../content/model';
import type { ChatCharacterValue } from '../model';

/** The picture of a character in a mood; the portrait where the mood is not known, or the character has no face for it. */
export function faceOf(
  { expressions, portrait }: Pick<ChatCharacterValue, 'expressions' | 'portrait'>,
  mood: PortraitExpression | undefined,
): PictureValue {
  const face = mood === undefined ? undefined : expressions?.find((expression) => expression.mood === mood);
  return face === undefined ? portrait : { ...portrait, small: face.small, large: face.large };
}

/** The film of the picture that {@link faceOf} gives, if it moves. */
export function filmOf(
  { expressions, film }: Pick<ChatCharacterValue, 'expressions' | 'film'>,
  mood: PortraitExpression | undefined,
): FilmValue | undefined {
  const face = mood === undefined ? undefined : expressions?.find((expression) => expression.mood === mood);
  return face === undefined ? film : face.film;
}
