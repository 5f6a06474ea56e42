import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const notes = style({
  ...text('body'),
  display: 'grid',
  gap: space[1.5],
  margin: `${space[4.5]} 0 ${space[2]}`,
  color: color['text-2'],
  textWrap: 'pretty',
});
