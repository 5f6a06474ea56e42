import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, size, space } = vars;

export const strip = style({
  maxBlockSize: '148px',
  margin: 0,
  padding: `${space[1]} 0`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color['surface-1'],
  listStyle: 'none',
  overflowY: 'auto',
});

/** A problem and what mends it: below it where there is no room beside it. */
export const stripRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInlineEnd: space[2],
});

export const stripEntry = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 240px',
  minInlineSize: 0,
  minBlockSize: size.tap,
  paddingInline: space[6],
  border: 0,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { background: color['surface-2'] },
  },
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const stripMessage = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const stripPlace = style({ flex: 'none', color: color['text-2'], fontVariantNumeric: 'tabular-nums' });
