import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const head = style({ display: 'grid', gap: '4px', padding: '10px 12px 8px', overflowWrap: 'anywhere' });

export const name = style({ ...text('card-name'), color: color.text });

export const motto = style({ ...text('small'), color: color['text-2'] });

export const points = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginBlockStart: '4px',
  color: color['brass-text'],
  fontVariantNumeric: 'tabular-nums',
});
