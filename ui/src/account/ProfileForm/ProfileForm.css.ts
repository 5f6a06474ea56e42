import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });

/**
 * The button's target is 36 or 44 px high; the line of the label is not, and its words end where the box ends. Its
 * baseline is the foot of its sign, 5 px below that of its words.
 */
export const random = style({
  position: 'relative',
  insetBlockStart: '5px',
  display: 'inline-flex',
  marginBlock: '-10px',
  marginInlineEnd: '-14px',
  // Where it is 44 px high, it would lie over the box.
  '@media': { [media.phone]: { insetBlockStart: '2px', marginBlock: '-14px' } },
});

export const counter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  selectors: { '&[data-over]': { color: color.danger, fontWeight: 600 } },
});

export const failure = style({
  ...text('small'),
  display: 'flex',
  gap: '9px',
  padding: '11px 14px',
  borderRadius: vars.radius.m,
  background: color['danger-soft'],
  color: color.danger,
  fontWeight: 560,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: '2px' });

export const fill = style({ display: 'grid', flex: '1 1 auto' });

export const save = style({ display: 'grid', flex: '99 1 170px' });
