import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const people = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size.tap,
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: color['text-2'],
  cursor: 'pointer',
  selectors: { '&[aria-expanded="true"]': { background: color['surface-2'], color: color.text } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } } },
});

export const faces = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });

/** Stands for the faces where there is no room for them. */
export const sign = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } });

/** Side by side: the mark of each must be seen. */
export const face = style({
  position: 'relative',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${color.bg}`,
  selectors: { '& + &': { marginInlineStart: fineSpace[3] } },
});

export const count = style({
  ...text('small'),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});
