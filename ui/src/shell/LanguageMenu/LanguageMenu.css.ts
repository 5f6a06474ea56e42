import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const button = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: vars.size.tap,
  minBlockSize: vars.size.tap,
  paddingInline: space[3],
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: color['text-2'],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&[aria-expanded="true"]': { background: color['surface-2'], color: color.text } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } },
    [media.phone]: { paddingInline: 0 },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.phone]: { display: 'none' } },
});
