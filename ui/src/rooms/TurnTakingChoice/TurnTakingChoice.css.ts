import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const choices = style({ display: 'grid', gap: '8px', marginBlockStart: '9px' });

export const explanation = style({
  ...text('small'),
  color: vars.color['text-2'],
  textWrap: 'pretty',
});
