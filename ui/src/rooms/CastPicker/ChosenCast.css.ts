import { style } from '@vanilla-extract/css';

import { lines } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight, fineSpace } = vars;

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3.5]} ${space[2.5]}`,
  marginBlockEnd: space[3.5],
});

export const member = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[1.5],
  inlineSize: '84px',
});

export const memberName = style({
  ...lines(2),
  fontFamily: vars.font.display,
  fontSize: '.9375rem',
  fontWeight: weight.name,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.4 } },
});

/** The sign is small, the place to press is not. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: `-${space[2.5]}`,
  insetInlineEnd: `-${space[1]}`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.tap,
  blockSize: vars.size.tap,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: fineSpace[9],
    border: `1px solid ${color['line-strong']}`,
    borderRadius: vars.radius.pill,
    background: color['surface-2'],
  },
  isolation: 'isolate',
});

export const emptyCast = style({
  ...text('small'),
  marginBlockEnd: space[3.5],
  padding: `${space[3.5]} ${space[4]}`,
  border: `1px dashed ${color.line}`,
  borderRadius: vars.radius.m,
  color: color['text-2'],
});
