import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { fineSpace, weight } = vars;

export const stamp = style({
  display: 'inline-block',
  padding: `${fineSpace[3]} ${fineSpace[9]}`,
  borderRadius: '7px 9px 6px 8px',
  background: vars.color.seal,
  color: vars.color['on-seal'],
  fontFamily: vars.font.ui,
  fontSize: '.8125rem',
  fontWeight: weight.stamp,
  lineHeight: 1.4,
  rotate: '-2.5deg',
  selectors: { '[dir="rtl"] &': { rotate: '2.5deg' } },
});
