import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
});

export const term = style({ ...text('body'), color: color['text-2'] });

export const fact = style({
  ...text('label'),
  margin: 0,
  fontWeight: weight.amount,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const sentence = style({ ...text('body'), margin: 0, textWrap: 'pretty' });

export const problem = style({
  ...text('small'),
  display: 'flex',
  gap: space[2],
  margin: 0,
  color: color.danger,
  fontWeight: weight.label,
});
