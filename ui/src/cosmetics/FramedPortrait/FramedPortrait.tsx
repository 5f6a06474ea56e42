import type { FrameId } from '@fabula/sdk/types';

import { PortraitFrame } from '../PortraitFrame/PortraitFrame';
import { framed, picture } from './FramedPortrait.css';

interface FramedPortraitProps {
  /** The address of a portrait. */
  readonly src: string;
  readonly frame: FrameId;
}

/** A portrait in a frame, as wide as its place, for shelves and stages: what it shows is said beside it. */
export function FramedPortrait({ src, frame }: FramedPortraitProps) {
  return (
    <span className={framed}>
      <img className={picture} src={src} alt="" width={256} height={256} loading="lazy" decoding="async" />
      <PortraitFrame frame={frame} place="within" />
    </span>
  );
}
