import type { FrameId } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

import { frameMetals } from '../../theme/frame-metals';

const { brass, flame, frost, lacquer, sea, walnut } = frameMetals;

const flameShape =
  'M50-15c4.2 4.1 5.6 6.8 5.6 9.6a5.6 5.6 0 0 1-11.2 0c0-2 .8-3.5 2-4.8.4 1.6 1 2.3 1.8 2.8-.4-3 .2-5.4 1.8-7.6z';

/** One arm of a snowflake, from its middle up. */
const arm = 'M50-6v-7.6M50-10.4l-2.4-2.3M50-10.4l2.4-2.3';

const leaf = 'M50-4.6c5.2-8 13.4-10.4 21-8.2-3.2 7.6-11 11.4-21 8.2z';

/** What stands at the head of each frame, around the point 50, -6. */
export const crests = {
  'brass-lantern': (
    <g strokeLinejoin="round">
      <path d="M50-24.2v4" stroke={brass.edge} strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M40.6-19.4h18.8l2 3.4-3.4 15.6a2.6 2.6 0 0 1-2.6 2H44.6a2.6 2.6 0 0 1-2.6-2L38.6-16z"
        fill={brass.mid}
        stroke={brass.edge}
        strokeWidth="1.5"
      />
      <path d="M43.2-15.4h13.6l-2.4 12.6H45.6z" fill={flame.edge} />
      <g transform="translate(15 -2.8) scale(.7)">
        <path d={flameShape} fill={flame.mid} />
        <path d="M50-8.4c1.8 1.8 2.4 3 2.4 4.2a2.4 2.4 0 0 1-4.8 0c0-1.2.6-2.4 2.4-4.2z" fill={flame.mark} />
      </g>
      <path d="M41.4-17.8h17.2" stroke={brass.light} strokeWidth="1.1" strokeLinecap="round" />
    </g>
  ),
  'low-tide': (
    <g>
      <circle cx="50" cy="-7.4" r="11" fill={sea.mid} stroke={sea.edge} strokeWidth="1.6" />
      <circle cx="50" cy="-7.4" r="8.4" fill={sea.edge} stroke={sea.light} strokeWidth=".9" />
      <path d="M53.4-12.8a6.2 6.2 0 1 0 0 10.8 7 7 0 0 1 0-10.8z" fill={sea.mark} />
    </g>
  ),
  'walnut-leaf': (
    <g stroke={walnut.edge} strokeWidth="1.3" strokeLinejoin="round">
      <path d={leaf} fill={walnut.mark} />
      <path d={leaf} fill={walnut.mark} transform="matrix(-1 0 0 1 100 0)" />
      <path d="M54-6.4c4-2.6 8-4 13-5.2M46-6.4c-4-2.6-8-4-13-5.2" fill="none" strokeWidth="1" strokeLinecap="round" />
      <circle cx="50" cy="-5.2" r="4.2" fill={walnut.mid} />
      <path d="M48.6-7.4a3 3 0 0 1 2.8 0" fill="none" stroke={walnut.mark} strokeWidth="1" strokeLinecap="round" />
    </g>
  ),
  'first-frost': (
    <g>
      <circle cx="50" cy="-6" r="11.4" fill={frost.mid} stroke={frost.edge} strokeWidth="1.5" />
      <circle cx="50" cy="-6" r="9.2" fill={frost.dark} />
      <g fill="none" stroke={frost.mark} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <path key={angle} d={arm} transform={`rotate(${angle} 50 -6)`} />
        ))}
      </g>
    </g>
  ),
  'vermilion-lacquer': (
    <g strokeLinejoin="round">
      <path d="M39-17.6h22l-2.6 20H41.6z" fill={lacquer.mid} stroke={lacquer.edge} strokeWidth="1.6" />
      <path d="M41.6-15.2h16.8l-2 15.2H43.6z" fill="none" stroke={lacquer.mark} strokeWidth="1" />
      <g transform="translate(12.5 -1.8) scale(.75)">
        <path d={flameShape} fill={lacquer.mark} />
      </g>
    </g>
  ),
} as const satisfies Record<FrameId, ReactNode>;
