import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../theme/breakpoints';
import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, fineSpace, space } = vars;

/** A quiet act under a post: its sign and its number. */
export const act = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[7],
  minInlineSize: '36px',
  minBlockSize: '36px',
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  selectors: { '&[aria-pressed="true"]': { color: color['seal-text'] } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } },
    [media.phone]: { minInlineSize: vars.size.tap, minBlockSize: vars.size.tap },
  },
});

globalStyle(`${act}[aria-pressed="true"] svg`, { fill: 'currentColor' });
