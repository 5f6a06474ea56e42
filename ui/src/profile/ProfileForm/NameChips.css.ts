import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const chipRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  marginBlockStart: space[2.5],
  selectors: { '&[data-open]': { alignItems: 'start' } },
});

/** How much of the row's end fades to show that there is more. */
const fade = '28px';

export const chips = style({
  display: 'flex',
  flex: 1,
  gap: space[2],
  minInlineSize: 0,
  // Room for the focus ring, which overflow would cut.
  margin: `-${space[1.5]}`,
  padding: space[1.5],
  paddingInlineEnd: fade,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  maskImage: `linear-gradient(to right, black calc(100% - ${fade}), transparent)`,
  selectors: {
    '[dir="rtl"] &': { maskImage: `linear-gradient(to left, black calc(100% - ${fade}), transparent)` },
    '[data-open] > &': { flexWrap: 'wrap', paddingInlineEnd: space[1.5], overflow: 'visible', maskImage: 'none' },
    '&:disabled': { overflowX: 'hidden', opacity: 0.45 },
  },
});

globalStyle(`${chips} > button`, {
  ...text('small'),
  flex: 'none',
  minBlockSize: '36px',
  paddingInline: fineSpace[13],
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { minBlockSize: vars.size.tap } },
});

export const more = style({
  ...text('small'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: fineSpace[5],
  minBlockSize: '36px',
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: color['text-2'],
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } },
    [media.phone]: { minBlockSize: vars.size.tap },
  },
});

globalStyle(`${more} > svg`, { transition: `rotate ${vars.duration.quick}` });
globalStyle(`${more}[aria-expanded="true"] > svg`, { rotate: '180deg' });
