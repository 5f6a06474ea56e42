import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const blank = style({
  position: 'relative',
  aspectRatio: '2 / 3',
  borderRadius: vars.radius.book,
  background: `linear-gradient(${vars.color['surface-3']}, ${vars.color['surface-2']})`,
  borderInlineStart: `6px solid ${vars.color['surface-2']}`,
  selectors: { '[dir="rtl"] &': { borderRadius: '9px 3px 3px 9px' } },
});

export const blankRule = style({
  position: 'absolute',
  insetBlock: '4%',
  insetInline: '7% 6%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '3px',
});
