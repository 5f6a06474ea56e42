import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const chipRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  marginBlockStart: '10px',
  selectors: { '&[data-open]': { alignItems: 'start' } },
});

/** How much of the row's end fades to say that it goes on. */
const fade = '28px';

export const chips = style({
  display: 'flex',
  flex: 1,
  gap: space[2],
  minInlineSize: 0,
  // Room for the focus ring, which overflow would cut.
  margin: '-6px',
  padding: '6px',
  paddingInlineEnd: fade,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  maskImage: `linear-gradient(to right, black calc(100% - ${fade}), transparent)`,
  selectors: {
    '[dir="rtl"] &': { maskImage: `linear-gradient(to left, black calc(100% - ${fade}), transparent)` },
    '[data-open] > &': { flexWrap: 'wrap', paddingInlineEnd: '6px', overflow: 'visible', maskImage: 'none' },
    '&:disabled': { overflowX: 'hidden', opacity: 0.45 },
  },
});

globalStyle(`${chips} > button`, {
  ...text('small'),
  flex: 'none',
  minBlockSize: '36px',
  paddingInline: '13px',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { minBlockSize: vars.size.tap } },
});

export const more = style({
  ...text('small'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '5px',
  minBlockSize: '36px',
  paddingInline: '8px',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: color['text-2'],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } },
    [media.phone]: { minBlockSize: vars.size.tap },
  },
});

globalStyle(`${more} > svg`, { transition: `rotate ${vars.duration.quick}` });
globalStyle(`${more}[aria-expanded="true"] > svg`, { rotate: '180deg' });
