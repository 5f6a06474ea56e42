import type { HexColor, MoodName } from './types.ts';

/** A palette; layers mix `mist` (far) and `ink` (near). */
export interface Mood {
  sky: readonly [HexColor, HexColor, HexColor];
  disc: HexColor;
  ink: HexColor;
  /** Windows, seals, trims. */
  accent: HexColor;
  mist: HexColor;
  dark: boolean;
}

/** The keys' order is part of the recipe: random moods are picked by index. */
export const MOODS = {
  lamp: {
    sky: ['#0d1530', '#3b2f48', '#c77b3c'],
    disc: '#ffd98f',
    ink: '#0a1022',
    accent: '#f0a63c',
    mist: '#8a5a45',
    dark: true,
  },
  vermilion: {
    sky: ['#27101f', '#8a2b2a', '#ea7a4a'],
    disc: '#ffd9a8',
    ink: '#1a0a16',
    accent: '#ffb35c',
    mist: '#b5483a',
    dark: true,
  },
  verdigris: {
    sky: ['#08212c', '#1d5658', '#a3c6a2'],
    disc: '#f6ecd0',
    ink: '#06161d',
    accent: '#f0b65a',
    mist: '#4c8580',
    dark: true,
  },
  indigo: {
    sky: ['#0a1130', '#26427c', '#94b6d2'],
    disc: '#f4f0e2',
    ink: '#070c22',
    accent: '#f2b04e',
    mist: '#5478a6',
    dark: true,
  },
  ash: {
    sky: ['#241a2c', '#6e4652', '#e2a58c'],
    disc: '#ffe8cf',
    ink: '#170f1d',
    accent: '#e8553a',
    mist: '#a06a66',
    dark: true,
  },
  moss: {
    sky: ['#0e1f1b', '#3b5a3a', '#d3bf70'],
    disc: '#fcefb8',
    ink: '#081410',
    accent: '#ec7a3c',
    mist: '#7d8a4e',
    dark: true,
  },
  brass: {
    sky: ['#f0dcae', '#e8b76c', '#b95f2f'],
    disc: '#fff4d6',
    ink: '#3a1a14',
    accent: '#c8371f',
    mist: '#cf8a4c',
    dark: false,
  },
  paper: {
    sky: ['#f4ead4', '#e4cfa8', '#b99770'],
    disc: '#d4452b',
    ink: '#1d2236',
    accent: '#d4452b',
    mist: '#a99272',
    dark: false,
  },
  frost: {
    sky: ['#dbe6e4', '#9dbdc4', '#456e80'],
    disc: '#fff6e2',
    ink: '#10283a',
    accent: '#d4452b',
    mist: '#7da3ae',
    dark: false,
  },
} as const satisfies Record<MoodName, Mood>;
