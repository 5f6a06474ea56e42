import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

/** The logo of a wallet and the space beside it. */
const logoColumn = '62px';

export const list = style({ display: 'grid', gap: space[2.5] });

export const row = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingInline: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-2'],
  color: color.text,
  fontWeight: weight.action,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.45 },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: color['surface-3'] } } },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.s,
  objectFit: 'contain',
  color: color['text-2'],
});

/** A name keeps its line while it can; the state beside it breaks first. */
export const name = style({ flex: '1 0 auto', maxInlineSize: '55%', overflowWrap: 'anywhere' });

export const state = style({
  ...text('small'),
  minInlineSize: 0,
  justifyContent: 'flex-end',
  textAlign: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color['text-3'],
  selectors: { '&[data-detected="true"]': { color: color.success } },
});

/** Where to get a wallet that is not there: on a line of its own, as tall as a finger. */
export const install = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '28px',
  marginInlineStart: logoColumn,
  color: color['text-2'],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
