import type { PaperId } from '@fabula/sdk/types';

import { frameMetals } from '../../theme/frame-metals';

/** A colour, and how many percent of it are laid on the page. */
export interface Pigment {
  readonly color: string;
  readonly percent: number;
}

export interface PaperPigments {
  /** Of the whole sheet. */
  readonly ground: Pigment;
  /** Of the ruling that words may stand on. */
  readonly ruling: Pigment;
  /** Of the border, which no words touch. */
  readonly border: Pigment;
}

const { brass, frost, lacquer, sea, walnut } = frameMetals;

/** So thin that words on it keep 4.5:1 at night and by day, in both brands (`pigments.test.ts`). */
export const pigments = {
  'ruled-ledger': {
    ground: { color: brass.mid, percent: 5 },
    ruling: { color: frost.dark, percent: 20 },
    border: { color: lacquer.mid, percent: 55 },
  },
  'tide-lines': {
    ground: { color: sea.mid, percent: 6 },
    ruling: { color: sea.mid, percent: 14 },
    border: { color: sea.mid, percent: 60 },
  },
  'garden-trellis': {
    ground: { color: walnut.light, percent: 5 },
    ruling: { color: walnut.light, percent: 14 },
    border: { color: walnut.light, percent: 70 },
  },
  'star-chart': {
    ground: { color: frost.dark, percent: 8 },
    ruling: { color: frost.dark, percent: 17 },
    border: { color: frost.dark, percent: 60 },
  },
} as const satisfies Record<PaperId, PaperPigments>;
