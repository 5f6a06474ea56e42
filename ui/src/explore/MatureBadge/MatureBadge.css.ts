import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const badge = style({
  ...text('micro'),
  paddingInline: '6px',
  border: `1px solid ${vars.color['line-strong']}`,
  borderRadius: vars.radius.xs,
  color: vars.color['text-2'],
});
