import { style } from '@vanilla-extract/css';

import { singleColumn } from '../../explore/columns';
import { media } from '../../theme/breakpoints';

/** The way in stands first, and beside the list where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
  alignItems: 'start',
  gap: '38px 64px',
  marginBlockStart: '38px',
  '@media': {
    [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: '28px', marginBlockStart: '28px' },
  },
});

export const bring = style({
  gridColumn: 2,
  gridRow: 1,
  minInlineSize: 0,
  '@media': { [singleColumn]: { gridColumn: 1 } },
});

export const own = style({
  gridColumn: 1,
  gridRow: 1,
  minInlineSize: 0,
  '@media': { [singleColumn]: { gridRow: 2 } },
});
