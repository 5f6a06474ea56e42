import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { sheer } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { pigments, type Pigment } from './pigments';

const { radius, space } = vars;

const ground = createVar();
const ruling = createVar();
const border = createVar();

const onPage = ({ color, percent }: Pigment) => `color-mix(in srgb, ${color} ${percent}%, ${vars.color.bg})`;
const over = ({ color, percent }: Pigment) => sheer(color, percent);

/** The sheet: its ground, and a border of two lines away from which words stay. */
export const sheet = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: radius.l,
  background: ground,
  pointerEvents: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `3px double ${border}`,
    borderRadius: 'inherit',
  },
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
});

/** Beneath a thread: as wide as its messages and a margin; on phones from edge to edge. */
export const beneath = style({
  zIndex: -1,
  insetBlock: space[2],
  insetInline: `max(${space[3]}, calc((100% - ${vars.size.thread}) / 2 - ${space[8]}))`,
  '@media': { [media.phone]: { insetBlock: 0, insetInline: 0, borderRadius: 0 } },
});

/** An arc of a scallop around a point of a tile, as wide as a line. */
const scallop = (x: string, y: string) =>
  `radial-gradient(circle at ${x} ${y}, transparent 15px, ${ruling} 15.5px 16.5px, transparent 17px 21px, ${ruling} 21.5px 22.5px, transparent 23px)`;

const lattice = (angle: number) =>
  `repeating-linear-gradient(${angle}deg, ${ruling} 0 1px, transparent 1px 6px, ${ruling} 6px 7px, transparent 7px 34px)`;

const star = (x: number, y: number, size: number) =>
  `radial-gradient(circle at ${x}px ${y}px, ${ruling} ${size}px, transparent ${size + 0.5}px)`;

/** The ruling of each paper. Nothing moves, and nothing is darker than `ruling`. */
export const rulings = styleVariants({
  'ruled-ledger': {
    backgroundImage: `repeating-linear-gradient(transparent 0 27px, ${ruling} 27px 28px)`,
    // The margin of the ledger, at the start of the lines.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: space[4],
      inlineSize: space[1],
      borderInline: `1px solid ${border}`,
    },
  },
  'tide-lines': {
    backgroundImage: [scallop('50%', '100%'), scallop('0%', '50%'), scallop('100%', '50%')].join(', '),
    backgroundSize: '48px 24px',
  },
  'garden-trellis': { backgroundImage: [lattice(45), lattice(-45)].join(', ') },
  'star-chart': {
    backgroundImage: [
      star(24, 30, 1.6),
      star(92, 74, 1),
      star(150, 22, 1.2),
      star(58, 128, 1),
      star(126, 150, 1.8),
      star(8, 96, 0.8),
      `repeating-radial-gradient(circle at 100% 0, transparent 0 78px, ${ruling} 78px 79px)`,
    ].join(', '),
    backgroundSize: [...Array.from({ length: 6 }, () => '176px 176px'), '100% 100%'].join(', '),
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
});

export const pigmentsOf = styleVariants(pigments, (of) => ({
  vars: { [ground]: onPage(of.ground), [ruling]: over(of.ruling), [border]: over(of.border) },
}));
