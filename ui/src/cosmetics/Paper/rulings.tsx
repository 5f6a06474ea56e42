import type { PaperId } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

/** One tile of a ruling, which repeats in both directions. */
export interface Ruling {
  readonly width: number;
  readonly height: number;
  readonly lines: ReactNode;
}

/** A star of four points around 0, 0. */
const star = 'M0-5C.5-1 1-.5 5 0 1 .5.5 1 0 5-.5 1-1 .5-5 0-1-.5-.5-1 0-5z';

/** The stars of a tile of the chart: where they are, and how large. */
const stars = [
  [26, 34, 1.3],
  [84, 62, 0.8],
  [148, 30, 1],
  [186, 92, 0.7],
  [64, 128, 0.9],
  [122, 158, 1.2],
  [20, 176, 0.7],
] as const;

/** What each paper is ruled with, in one ink: the current colour. */
export const rulings = {
  'ruled-ledger': { width: 28, height: 28, lines: <path d="M0 27.5h28" stroke="currentColor" /> },
  'tide-lines': {
    width: 72,
    height: 32,
    lines: (
      <g fill="none" stroke="currentColor" strokeWidth="1.2">
        <path d="M-36 8c12-8 24-8 36 0s24 8 36 0 24-8 36 0 24 8 36 0" />
        <path d="M-54 24c12-8 24-8 36 0s24 8 36 0 24-8 36 0 24 8 36 0 24-8 36 0" />
      </g>
    ),
  },
  'garden-trellis': {
    width: 44,
    height: 44,
    lines: (
      <g stroke="currentColor">
        <path d="M-3 0 44 47M0-3 47 44M47 0 0 47M44-3-3 44" fill="none" />
        <circle cx="22" cy="22" r="2" fill="currentColor" stroke="none" />
      </g>
    ),
  },
  'star-chart': {
    width: 208,
    height: 208,
    lines: (
      <g>
        <path
          d="M26 34 84 62 148 30M84 62 64 128 122 158"
          fill="none"
          stroke="currentColor"
          strokeWidth=".8"
          strokeDasharray="1.5 5"
          strokeLinecap="round"
        />
        {stars.map(([x, y, size]) => (
          <path key={`${x} ${y}`} d={star} fill="currentColor" transform={`translate(${x} ${y}) scale(${size})`} />
        ))}
      </g>
    ),
  },
} as const satisfies Record<PaperId, Ruling>;
