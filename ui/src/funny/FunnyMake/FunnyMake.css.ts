import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.phone]: { display: 'grid' } },
});

export const note = style({ ...text('small'), maxInlineSize: '68ch', margin: 0, color: color['text-2'] });

export const trouble = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  margin: 0,
  color: color.danger,
});
