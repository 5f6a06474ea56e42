import type { BenchKind } from '@fabula/sdk';

import { paths, type RoutePath } from './paths';

/** In the order in which the bench offers them. */
export const benchKinds = ['text', 'image', 'video'] as const satisfies readonly BenchKind[];

export const benchPaths: Readonly<Record<BenchKind, RoutePath>> = {
  text: paths.innerTestText,
  image: paths.innerTestImage,
  video: paths.innerTestVideo,
};

/** The addresses of the bench and all below; an unknown tab leads to the first. */
export const benchPattern = `${paths.innerTestText.pattern.replace(/\/text$/, '')}/*`;

export const isBenchKind = (value: string): value is BenchKind => benchKinds.some((kind) => kind === value);
