import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const chooser = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2.5]} ${space[4]}`,
  marginBlockEnd: space[6],
});

export const note = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });
