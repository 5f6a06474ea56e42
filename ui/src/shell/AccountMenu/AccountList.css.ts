import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const head = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[2.5]} ${space[3]} ${space[2]}`,
  overflowWrap: 'anywhere',
});

export const name = style({ ...text('card-name'), color: color.text });

export const motto = style({ ...text('small'), color: color['text-2'] });

export const points = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[1],
  color: color['brass-text'],
  fontVariantNumeric: 'tabular-nums',
});
