import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, color } = vars;

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: '640px',
  marginInline: 'auto',
  paddingBlock: `${space[4]} ${space[10]}`,
  textAlign: 'center',
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});

/** The scene melts into the page at its foot; on phones it reaches across the page's padding to the edges. */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.xl,
  background: color['surface-1'],
  maskImage: 'linear-gradient(to bottom, black 62%, transparent)',
  // Ink does not melt into paper: by day the scene keeps its frame.
  selectors: { '[data-theme="day"] &': { maskImage: 'none' } },
  '@media': {
    [media.phone]: { inlineSize: `calc(100% + ${space[8]})`, maxInlineSize: 'none', borderRadius: 0 },
  },
});

export const title = style({
  ...text('display-l'),
  marginBlock: `${space[5]} ${space[3]}`,
  fontVariationSettings: "'SOFT' 50, 'WONK' 1",
});

export const sentence = style({
  ...text('body'),
  maxInlineSize: '34em',
  color: color['text-2'],
  fontSize: '1.0625rem',
  textWrap: 'balance',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[6],
});
