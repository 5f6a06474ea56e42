import { style } from '@vanilla-extract/css';

import { ownDirection, wholeWords } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const points = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  margin: `${space[3]} 0 0`,
  color: color['primary-text'],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  ...text('story'),
  ...wholeWords,
  ...ownDirection,
  inlineSize: '100%',
  margin: `${space[5.5]} 0 ${space[2]}`,
  padding: `${space[4.5]} ${space[5.5]}`,
  borderInlineStart: `3px solid ${color.seal}`,
  borderRadius: radius.m,
  background: color['surface-2'],
  whiteSpace: 'pre-line',
});

export const until = style({ ...text('small'), margin: `${space[4]} 0 0`, color: color['text-3'] });

export const failed = style({ ...text('small'), margin: `${space[4]} 0 0`, color: color.danger });

export const waiting = style({ blockSize: '320px' });
