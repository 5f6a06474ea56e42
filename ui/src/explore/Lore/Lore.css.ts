import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { weight } = vars;

export const entry = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '52px',
  borderRadius: vars.radius.s,
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  fontWeight: weight.strong,
  lineHeight: 1.3,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color['primary-text'] },
    ':root:lang(ar) &': { fontWeight: weight.bold },
  },
});

export const mark = style({
  display: 'grid',
  marginInlineStart: 'auto',
  color: vars.color['text-3'],
  transition: `rotate ${vars.duration.base} ${vars.easing.standard}`,
  selectors: { [`${entry}[open] &`]: { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const body = style({ paddingBlockEnd: vars.space[5] });
