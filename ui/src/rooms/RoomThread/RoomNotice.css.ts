import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const notice = style({
  ...text('small'),
  display: 'flex',
  justifyContent: 'center',
  paddingBlockEnd: '22px',
  color: vars.color['text-3'],
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
});
