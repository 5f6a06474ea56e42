import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1.5],
  '@media': { [media.phone]: { flexDirection: 'row', justifyContent: 'space-between', gap: space[0.5] } },
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '52px',
  blockSize: '52px',
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  color: color['text-2'],
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: color['primary-soft'], color: color['primary-text'] },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed="true"])': { background: color['surface-2'] } } },
    [media.phone]: { flex: '0 1 48px', minInlineSize: 0, blockSize: '48px' },
  },
});
