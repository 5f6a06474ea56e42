import {
  getGetComposedPortraitUrl,
  getGetPictureFileUrl,
  type CharacterDraftFields,
  type PortraitParts,
} from '@fabula/sdk';
import type { PortraitCrop } from '@fabula/ui/creation';

type Part = Exclude<keyof PortraitParts, 'seed'>;

const sitter = ['hairCut', 'hairColor', 'skin', 'glasses', 'beard', 'flowers', 'freckles'] as const;

/** The parts that can be seen of a detail: the address of a thumbnail changes with them only. */
const seenParts: Readonly<Record<PortraitCrop, readonly Part[]>> = {
  none: ['mood', 'place', 'garment', 'cloth', 'expression', ...sitter],
  place: ['mood', 'place'],
  hair: ['mood', 'place', ...sitter],
  face: ['mood', 'place', 'expression', ...sitter],
  clothes: ['mood', 'place', 'garment', 'cloth', 'skin', 'beard', 'hairCut', 'hairColor'],
};

const named = (isOn: boolean | undefined): 'true' | 'false' | undefined => {
  if (isOn === undefined) return undefined;
  return isOn ? 'true' : 'false';
};

export function portraitAddress(parts: PortraitParts, crop: PortraitCrop = 'none'): string {
  const seen = Object.fromEntries(seenParts[crop].map((part) => [part, parts[part]]));
  const { flowers, freckles, ...others }: Omit<PortraitParts, 'seed'> = seen;
  const query = { ...others, flowers: named(flowers), freckles: named(freckles) };
  return `/api${getGetComposedPortraitUrl({ recipe: '2', seed: parts.seed, ...query, ...(crop === 'none' ? {} : { crop }) })}`;
}

/** The address of a picture of the author's own, 600 pixels wide. */
export const pictureAddress = (pictureId: string): string => `/api${getGetPictureFileUrl(pictureId, '600')}`;

/**
 * The address of what a draft shows as its portrait: the author's own picture, else the drawn parts.
 *
 * @param otherwise the parts in view, where the draft has none yet
 */
export function shownPortrait(
  { picture, portrait }: Pick<CharacterDraftFields, 'picture' | 'portrait'>,
  otherwise?: PortraitParts,
): string | undefined {
  if (picture !== null) return pictureAddress(picture);
  const parts = portrait ?? otherwise;
  return parts === undefined ? undefined : portraitAddress(parts);
}
