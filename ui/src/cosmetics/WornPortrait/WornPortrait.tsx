import type { FrameId } from '@fabula/sdk/types';
import { lazy, Suspense, type ReactNode } from 'react';

import { place } from './WornPortrait.css';

const FramedPortrait = lazy(() =>
  import('../FramedPortrait/FramedPortrait').then((module) => ({ default: module.FramedPortrait })),
);

interface WornPortraitProps {
  /** The frame that a person wears; undefined without one. */
  readonly frame: FrameId | undefined;
  /** The address of their picture; null without one, which no frame is drawn around. */
  readonly src: string | null;
  /** CSS pixels: how wide the frame is. */
  readonly size: number;
  /** The picture as it is without a frame; in its place until the frame has arrived. */
  readonly children: ReactNode;
}

/**
 * The picture of a person beside what they say, in the frame that they wear.
 *
 * **Use** wherever people see each other.
 *
 * **Avoid** it for the reader’s own picture in the header and on the profile: `WornFrame` lies around that.
 *
 * **Accessibility** Hidden from screen readers: the name stands beside it.
 */
export function WornPortrait({ frame, src, size, children }: WornPortraitProps) {
  if (frame === undefined || src === null) return children;
  return (
    <span className={place} style={{ inlineSize: size }} data-framed={frame}>
      <Suspense fallback={children}>
        <FramedPortrait frame={frame} src={src} />
      </Suspense>
    </span>
  );
}
