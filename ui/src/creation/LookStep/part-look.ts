import type { PortraitCrop } from '../model';

/** How the choices of a row are shown: pictures of the reader's own portrait with that one change, paints, or words. */
export type PartLook = { readonly kind: 'picture'; readonly crop: PortraitCrop } | { readonly kind: 'paint' | 'words' };
