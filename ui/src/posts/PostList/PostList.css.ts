import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const empty = style({
  ...text('body'),
  padding: `${space[5.5]} ${space[6]}`,
  border: `1px dashed ${color.line}`,
  borderRadius: vars.radius.l,
  color: color['text-2'],
  textWrap: 'pretty',
});
