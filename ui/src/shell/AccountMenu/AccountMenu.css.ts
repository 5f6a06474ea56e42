import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

/** What a balance and a picture take: kept before they are known, so that nothing moves when they come. */
const accountWidth = { wide: '152px', phone: '140px' } as const;
const announced = 'html[data-session="registered"] &';

export const slot = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  selectors: {
    [announced]: { minInlineSize: accountWidth.wide },
    '&[data-account="registered"]': { minInlineSize: accountWidth.wide },
    'html[data-session="registered"] &[data-account="guest"]': { visibility: 'hidden' },
  },
  '@media': {
    [media.phone]: {
      gap: space[1],
      selectors: {
        [announced]: { minInlineSize: accountWidth.phone },
        '&[data-account="registered"]': { minInlineSize: accountWidth.phone },
      },
    },
  },
});

export const balance = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: '42px',
  minInlineSize: '88px',
  paddingInline: `${space[2]} ${space[3.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color['surface-1'],
  color: color['brass-text'],
  fontWeight: weight.balance,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color['surface-2'] } } },
    [media.phone]: { blockSize: size.tap },
  },
});

export const amount = style({ flex: 1, textAlign: 'center' });

export const avatarButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '52px',
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  cursor: 'pointer',
});

export const portrait = style({
  position: 'relative',
  display: 'grid',
  // A frame reaches out of the window: both stay within the header.
  selectors: { '&:has([data-frame])': { scale: '.88' } },
});

export const figure = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '38px',
  blockSize: '46px',
  borderRadius: radius.arch,
  background: color['surface-3'],
  color: color['text-2'],
  objectFit: 'cover',
});
