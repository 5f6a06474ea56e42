import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const spokenWords = style({
  borderRadius: vars.radius.xs,
  background: vars.color['primary-soft'],
  boxShadow: `0 0 0 .12em ${vars.color['primary-soft']}`,
  color: 'inherit',
  boxDecorationBreak: 'clone',
  '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
});
