import { style } from '@vanilla-extract/css';

import { lines, titleFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight, fineSpace } = vars;

export const door = style({
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: '620px',
  marginInline: 'auto',
  paddingBlock: `${space[8]} ${space[10]}`,
  textAlign: 'center',
  '@media': { [media.phone]: { paddingBlock: `${space[6]} ${space[8]}` } },
});

export const cast = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space[3.5]} ${space[4.5]}`,
});

export const castMember = style({ display: 'grid', justifyItems: 'center', gap: space[2], inlineSize: '100px' });

export const castName = style({
  ...lines(2),
  fontFamily: vars.font.display,
  fontSize: '.9375rem',
  fontWeight: weight.name,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.4 } },
});

export const title = style({
  ...text('display-l'),
  ...titleFace,
  marginBlock: `${space[6]} ${space[3]}`,
  overflowWrap: 'anywhere',
});

export const facts = style({
  ...text('body'),
  maxInlineSize: '46ch',
  color: color['text-2'],
  fontSize: '1.0625rem',
  textWrap: 'balance',
});

export const form = style({
  display: 'grid',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginBlockStart: space[6],
});

export const problem = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'baseline',
  gap: fineSpace[9],
  marginBlockStart: space[5],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.m,
  background: color['danger-soft'],
  color: color.danger,
  textAlign: 'start',
});
