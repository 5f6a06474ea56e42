import type { Picture } from '../media/art/pictures.ts';

/** At an unguessable id. */
export function storedPortrait(portraitId: string, color: string): Picture<800> {
  return { ...storedAddresses(portraitId), width: 600, height: 800, color };
}

export function storedAddresses(portraitId: string): { small: string; large: string } {
  const address = (width: number) => `/api/portraits/${portraitId}/${width}`;
  return { small: address(300), large: address(600) };
}
