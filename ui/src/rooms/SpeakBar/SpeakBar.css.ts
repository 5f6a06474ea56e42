import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 0,
  minBlockSize: '44px',
});

export const label = style({
  ...text('small'),
  flex: 'none',
  color: color['text-3'],
  '@media': { [media.phone]: { display: 'none' } },
});

/** One line that is pushed sideways where there is no room. */
export const turns = style({
  display: 'flex',
  flex: 1,
  gap: space[2],
  minInlineSize: 0,
  marginInline: `-${space[1]}`,
  padding: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const speak = style({
  ...text('label'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '36px',
  paddingBlock: fineSpace[3],
  paddingInline: `${space[2]} ${space[3.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: color['text-2'],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&[aria-disabled]': { opacity: 0.45, cursor: 'not-allowed' } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled])': { background: color['surface-2'], color: color.text } },
    },
    [media.phone]: { minBlockSize: vars.size.tap },
  },
});

export const speaking = style({
  ...text('label'),
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 0,
  color: color['text-2'],
});

export const next = style({ ...text('small'), display: 'block', color: color['text-3'] });
