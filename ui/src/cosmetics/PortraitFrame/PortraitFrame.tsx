import type { FrameId } from '@fabula/sdk/types';
import { useId } from 'react';

import { frameMetals, type FrameMetal } from '../../theme/frame-metals';
import { archPath, frameBox } from './arch-path';
import { crests } from './crests';
import { drawing, place as placeStyle } from './PortraitFrame.css';

interface Ornament {
  /** How far outside of the window it runs. */
  readonly out: number;
  readonly width: number;
  /** Lengths of dashes and gaps; a round, so the pattern closes where it divides `length`. */
  readonly dashes: string;
  readonly length: number;
  readonly color: keyof FrameMetal;
}

interface FrameLook {
  readonly metal: FrameMetal;
  readonly ornaments: readonly Ornament[];
}

const { brass, frost, lacquer, sea, walnut } = frameMetals;

const looks = {
  'brass-lantern': {
    metal: brass,
    ornaments: [
      { out: 6, width: 4.6, dashes: '0 10', length: 400, color: 'edge' },
      { out: 6, width: 3.2, dashes: '0 10', length: 400, color: 'mark' },
    ],
  },
  'low-tide': {
    metal: sea,
    ornaments: [
      { out: 6, width: 3.4, dashes: '9 7', length: 384, color: 'mark' },
      { out: 2.4, width: 1, dashes: '400', length: 400, color: 'light' },
    ],
  },
  'walnut-leaf': {
    metal: walnut,
    ornaments: [
      { out: 8.4, width: 1, dashes: '46 4 18 6 30 4', length: 432, color: 'dark' },
      { out: 6, width: 1.1, dashes: '26 5 60 4 9 4', length: 432, color: 'dark' },
      { out: 3, width: 1.6, dashes: '400', length: 400, color: 'mark' },
    ],
  },
  'first-frost': {
    metal: frost,
    ornaments: [
      { out: 6, width: 4, dashes: '0 7', length: 420, color: 'dark' },
      { out: 6, width: 2.6, dashes: '0 7', length: 420, color: 'mark' },
    ],
  },
  'vermilion-lacquer': {
    metal: lacquer,
    ornaments: [
      { out: 7.4, width: 2.6, dashes: '0 12', length: 408, color: 'mark' },
      { out: 2.4, width: 1.3, dashes: '400', length: 400, color: 'mark' },
    ],
  },
} as const satisfies Record<FrameId, FrameLook>;

interface PortraitFrameProps {
  readonly frame: FrameId;
  /** Around the box of a portrait, or within a box that has the room for it. */
  readonly place: 'around' | 'within';
}

/**
 * A frame around the arched window of a portrait, drawn over it. The box must be positioned.
 *
 * **Use** wherever an account shows the picture of its owner, who wears the frame.
 *
 * **Avoid** it as decoration of anything that is not a portrait.
 *
 * **Accessibility** Hidden from screen readers: the page on which a frame is chosen says in words which one is worn.
 */
export function PortraitFrame({ frame, place }: PortraitFrameProps) {
  const id = useId();
  const { metal, ornaments }: FrameLook = looks[frame];
  return (
    <svg
      aria-hidden="true"
      viewBox={frameBox}
      className={`${drawing} ${placeStyle[place]}`}
      data-frame={frame}
      fill="none"
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="4" y1="-12" x2="96" y2="134">
        <stop stopColor={metal.light} />
        <stop offset=".34" stopColor={metal.mid} />
        <stop offset=".56" stopColor={metal.light} />
        <stop offset=".74" stopColor={metal.mid} />
        <stop offset="1" stopColor={metal.dark} />
      </linearGradient>
      <path d={archPath(5.8)} stroke={metal.edge} strokeWidth="14.2" />
      <path d={archPath(6)} stroke={`url(#${id})`} strokeWidth="11.4" />
      <path d={archPath(11)} stroke={metal.light} strokeOpacity=".75" strokeWidth=".9" />
      <path d={archPath(0.9)} stroke={metal.dark} strokeWidth="1.2" />
      {ornaments.map(({ color, dashes, length, out, width }) => (
        <path
          key={`${out} ${width}`}
          d={archPath(out)}
          pathLength={length}
          stroke={metal[color]}
          strokeWidth={width}
          strokeDasharray={dashes}
          strokeLinecap="round"
        />
      ))}
      {crests[frame]}
    </svg>
  );
}
