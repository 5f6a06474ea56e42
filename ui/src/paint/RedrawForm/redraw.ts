import type { PictureJobState } from '../../creation/Pictures/picture-model';

/** Why an area cannot be redrawn at the moment. */
export type RedrawBarrier = 'no-engine' | 'offline' | 'no-mask' | 'no-words';

/** How far it is. */
export type RedrawState = { readonly kind: 'idle' | 'sending' } | PictureJobState;
