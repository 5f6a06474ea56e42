import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[3] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const note = style({ ...text('micro'), color: vars.color['text-3'], marginInlineEnd: 'auto' });
