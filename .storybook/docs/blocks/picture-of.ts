import type { LookName } from '../../looks';

/** The baselines themselves, or what `lookThumbnails` made of them. */
const kind = import.meta.env.PROD ? 'webp' : 'png';

/** The address of a baseline. The runner writes runs of hyphens as one when it names files. */
export const pictureOf = (storyId: string, look: LookName): string =>
  `looks/${`${storyId}--${look}`.replaceAll(/-+/g, '-')}.${kind}`;
