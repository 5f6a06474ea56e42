import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

/**
 * The button's target is 36 or 44 px high; the line of the label is not, and its words end where the box ends. Its
 * baseline is the foot of its sign, 5 px below that of its words.
 */
export const random = style({
  position: 'relative',
  insetBlockStart: fineSpace[5],
  display: 'inline-flex',
  marginBlock: `-${space[2.5]}`,
  marginInlineEnd: `-${space[3.5]}`,
  // Where it is 44 px high, it would lie over the box.
  '@media': { [media.phone]: { insetBlockStart: space[0.5], marginBlock: `-${space[3.5]}` } },
});

export const counter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[5],
  selectors: { '&[data-over]': { color: color.danger, fontWeight: weight.strong } },
});

export const failure = style({
  ...text('small'),
  display: 'flex',
  gap: fineSpace[9],
  padding: `${fineSpace[11]} ${space[3.5]}`,
  borderRadius: vars.radius.m,
  background: color['danger-soft'],
  color: color.danger,
  fontWeight: weight.label,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[0.5] });

export const fill = style({ display: 'grid', flex: '1 1 auto' });

export const save = style({ display: 'grid', flex: '99 1 170px' });
