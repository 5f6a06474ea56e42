import type { BindingId } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

import { frameMetals, type FrameMetal } from '../../theme/frame-metals';

const { brass, frost, sea, walnut } = frameMetals;

/** A cover is 100 wide and 150 high; its spine is at 0. */
export interface BindingLook {
  readonly material: FrameMetal;
  /** The width of the spine. */
  readonly spine: number;
  /** The sides of the two corners away from the spine; 0 without them. */
  readonly corner: number;
  readonly ornaments: ReactNode;
}

/** The cords under the leather of a spine, from the head down. */
const cords = [22, 50, 100, 128];

/** The rivets of a corner, from the corner at 100, 0. */
const rivets = ['M96.6 3.4h.01', 'M88.6 3.4h.01', 'M96.6 11.4h.01'];

const clasp = 'M100 67.5H93.4a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3H100z';

export const bindingLooks = {
  'walnut-half-leather': {
    material: walnut,
    spine: 10.5,
    corner: 19,
    ornaments: (
      <g>
        {cords.map((y) => (
          <g key={y}>
            <path d={`M0 ${y}h10.5`} stroke={walnut.edge} strokeWidth="5" />
            <path d={`M0 ${y - 0.6}h10.5`} stroke={walnut.light} strokeWidth="2.4" />
            <path d={`M0 ${y - 4.4}h10.5M0 ${y + 4.4}h10.5`} stroke={walnut.mark} strokeWidth=".8" />
          </g>
        ))}
        <path d="M9.3 0v150M78.5 0 100 21.5M78.5 150 100 128.5" stroke={walnut.mark} strokeWidth=".9" />
      </g>
    ),
  },
  'sea-green-cloth': {
    material: sea,
    spine: 10,
    corner: 0,
    ornaments: (
      <g>
        <path
          d="M1.6 0v150M3.8 0v150M6 0v150M8.2 0v150"
          stroke={sea.edge}
          strokeOpacity=".32"
          strokeWidth="1"
          strokeDasharray="1.4 1.4"
        />
        <path d="M10 2.6H97.4v144.8H10" stroke={sea.mid} strokeWidth="4" />
        <path d="M11.6 5.2H94.8v139.6H11.6" stroke={sea.mark} strokeWidth=".8" />
        <path d="M0 16h10M0 134h10" stroke={sea.mark} strokeWidth="1.1" />
        <circle cx="5" cy="75" r="4" fill={sea.edge} stroke={sea.mark} strokeWidth=".8" />
        <path d="M6.4 72.2a3 3 0 1 0 0 5.6 3.4 3.4 0 0 1 0-5.6z" fill={sea.mark} />
      </g>
    ),
  },
  'winter-linen': {
    material: frost,
    spine: 8.6,
    corner: 15,
    ornaments: (
      <g strokeLinecap="round">
        <path
          d="M1.8 0v150M3.6 0v150M5.4 0v150M7.2 0v150"
          stroke={frost.edge}
          strokeOpacity=".22"
          strokeWidth=".7"
          strokeDasharray="2 1.6"
        />
        <path d="M11.2 4v142" stroke={frost.mark} strokeWidth="1.5" strokeDasharray="5 4.2" />
        <path d="M83 1.6 98.4 17M83 148.4 98.4 133" stroke={frost.mark} strokeWidth="1.3" strokeDasharray="3.4 3" />
        <path d="M1.9 75h5.2M4.5 72.2v5.6M2.6 73l3.8 4M6.4 73l-3.8 4" stroke={frost.edge} strokeWidth="1" />
      </g>
    ),
  },
  'brass-corners': {
    material: brass,
    spine: 8,
    corner: 22,
    ornaments: (
      <g strokeLinecap="round">
        <path d="M80.5 1.6 98.4 19.5M80.5 148.4 98.4 130.5" stroke={brass.light} strokeWidth="1.1" />
        <g stroke={brass.mark} strokeWidth="3">
          {rivets.map((d) => (
            <path key={d} d={d} />
          ))}
          <g transform="matrix(1 0 0 -1 0 150)">
            {rivets.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
          <path d="M4 12h.01M4 43.5h.01M4 75h.01M4 106.5h.01M4 138h.01" />
        </g>
        <path d={clasp} fill={brass.mid} stroke={brass.edge} strokeWidth="1" />
        <path d="M94.4 75h.01" stroke={brass.edge} strokeWidth="3.4" />
      </g>
    ),
  },
} as const satisfies Record<BindingId, BindingLook>;
