import type { Picture } from '../media/art/pictures.ts';

/** Where the portrait of an imported character is: under an id that cannot be guessed. */
export function storedPortrait(portraitId: string, color: string): Picture<800> {
  return { ...storedAddresses(portraitId), width: 600, height: 800, color };
}

/** The addresses of a stored portrait or expression. */
export function storedAddresses(portraitId: string): { small: string; large: string } {
  const address = (width: number) => `/api/portraits/${portraitId}/${width}`;
  return { small: address(300), large: address(600) };
}
