import type { CharacterDraftFields, OwnPicture } from '@fabula/sdk';

import { isSameValue } from '../same-value';

export type Worn = Pick<CharacterDraftFields, 'portrait' | 'picture'>;

type Wearable = Pick<OwnPicture, 'pictureId' | 'parts'>;

/**
 * What a draft changes to wear a picture: of one that was put together from parts it takes these, and so has the same face
 * at nine expressions.
 */
export const wearing = ({ parts, pictureId }: Wearable): Partial<Worn> =>
  parts === null ? { picture: pictureId } : { portrait: parts, picture: null };

export const wears = ({ picture, portrait }: Worn, { parts, pictureId }: Wearable): boolean =>
  picture === pictureId || (picture === null && parts !== null && isSameValue(portrait, parts));
