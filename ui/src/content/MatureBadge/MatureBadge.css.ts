import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const badge = style({
  ...text('micro'),
  paddingInline: space[1.5],
  border: `1px solid ${vars.color['line-strong']}`,
  borderRadius: vars.radius.xs,
  color: vars.color['text-2'],
});
