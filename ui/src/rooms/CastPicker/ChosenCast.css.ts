import { style } from '@vanilla-extract/css';

import { lines } from '../../explore/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const chosen = style({ display: 'flex', flexWrap: 'wrap', gap: '14px 10px', marginBlockEnd: '14px' });

export const member = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '6px',
  inlineSize: '84px',
});

export const memberName = style({
  ...lines(2),
  fontFamily: vars.font.display,
  fontSize: '.9375rem',
  fontWeight: 580,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { ':root:lang(ar) &': { fontWeight: 700, lineHeight: 1.4 } },
});

/** The sign is small, the place to press is not. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineEnd: '-4px',
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
    inset: '9px',
    border: `1px solid ${color['line-strong']}`,
    borderRadius: vars.radius.pill,
    background: color['surface-2'],
  },
  isolation: 'isolate',
});

export const nobody = style({
  ...text('small'),
  marginBlockEnd: '14px',
  padding: '14px 16px',
  border: `1px dashed ${color.line}`,
  borderRadius: vars.radius.m,
  color: color['text-2'],
});
