import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, weight, space } = vars;

export const sentence = style({
  ...text('label'),
  flex: '1 1 140px',
  margin: 0,
  fontWeight: weight.body,
  textWrap: 'pretty',
});

export const whereRoomy = style({
  selectors: { '[data-place="dialog"] &': { display: 'none' } },
  '@media': { [media.phone]: { display: 'none' } },
});

export const details = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' });

/** The answers are a step above the bar that they lie on. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  vars: { [color['surface-2']]: color['surface-3'], [color.line]: color['line-strong'] },
});
