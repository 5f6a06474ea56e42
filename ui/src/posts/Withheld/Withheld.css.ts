import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

export const withheld = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  margin: 0,
  color: color['text-2'],
  textWrap: 'pretty',
});

export const sign = style({ flex: 'none', marginBlockStart: fineSpace[3] });
