import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { sheer } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { pigments, type Pigment } from './pigments';

const { radius, space } = vars;

const ground = createVar();
const ink = createVar();
const border = createVar();

const onPage = ({ color, percent }: Pigment) => `color-mix(in srgb, ${color} ${percent}%, ${vars.color.bg})`;
const over = ({ color, percent }: Pigment) => sheer(color, percent);

/** The sheet: its ground, and a border of two lines that stays away from words. */
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
  selectors: {
    // The margin of the ledger, at the start of the lines.
    '&[data-paper-id="ruled-ledger"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: space[3],
      borderInlineStart: `1px solid ${border}`,
    },
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

export const ruling = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  color: ink,
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    // The circles of the chart are as large as the sheet: no tile holds them.
    '[data-paper-id="star-chart"] > &': {
      backgroundImage: 'repeating-radial-gradient(circle at 100% 0, transparent 0 95px, currentColor 95px 96px)',
    },
  },
});

export const pigmentsOf = styleVariants(pigments, (of) => ({
  vars: { [ground]: onPage(of.ground), [ink]: over(of.ruling), [border]: over(of.border) },
}));
