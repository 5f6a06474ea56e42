import { style } from '@vanilla-extract/css';

import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, space } = vars;

export const facts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[4]}`,
  margin: 0,
  color: color['text-3'],
});
