import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const withheld = style({
  ...text('small'),
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.danger}`,
  color: color.text,
  textWrap: 'pretty',
});
