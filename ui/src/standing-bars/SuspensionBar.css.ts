import { style } from '@vanilla-extract/css';

import { ownDirection, wholeWords } from '../theme/art-styles';
import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, radius, space, weight } = vars;

export const bar = style({
  display: 'grid',
  gap: space[1.5],
  marginBlockEnd: space[5],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.m,
  background: color['danger-soft'],
  color: color.danger,
});

export const sentence = style({ ...text('body'), ...wholeWords, margin: 0, fontWeight: weight.strong });

export const reason = style({ ...text('small'), ...wholeWords, ...ownDirection, margin: 0 });
