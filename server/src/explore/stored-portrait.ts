import type { Picture } from '../media/art/pictures.ts';

/** Where the portrait of an imported character is: under an id that cannot be guessed. */
export function storedPortrait(portraitId: string, color: string): Picture<800> {
  const address = (width: number) => `/api/portraits/${portraitId}/${width}`;
  return { small: address(300), large: address(600), width: 600, height: 800, color };
}
