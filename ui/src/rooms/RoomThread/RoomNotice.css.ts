import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const notice = style({
  ...text('small'),
  display: 'flex',
  justifyContent: 'center',
  paddingBlockEnd: space[5.5],
  color: vars.color['text-3'],
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
});
