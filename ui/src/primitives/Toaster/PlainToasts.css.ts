import { style } from '@vanilla-extract/css';

import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const plain = style({
  ...text('label'),
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: noticeSize,
  zIndex: vars.layer.toast,
  background: vars.color['surface-2'],
  color: vars.color.text,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { padding: `${space[3]} ${space[4]}` } },
});

export const words = style({ marginInlineEnd: '1ch' });
