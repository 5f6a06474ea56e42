import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const roles = style({ display: 'grid', gap: vars.space[4], margin: 0 });

export const name = style({ ...text('card-name'), margin: 0 });

export const note = style({
  margin: `${vars.space[1]} 0 0`,
  maxInlineSize: '60ch',
  color: vars.color['text-2'],
  textWrap: 'pretty',
});
