import { style } from '@vanilla-extract/css';

import { singleColumn } from '../../theme/columns';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { space } = vars;

/** The way in stands first, and beside the list where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 344px)',
  alignItems: 'start',
  gap: `${space[9.5]} ${space[16]}`,
  marginBlockStart: space[9.5],
  '@media': {
    [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: space[7], marginBlockStart: space[7] },
  },
});

export const bring = style({
  display: 'grid',
  gap: space[5],
  gridColumn: 2,
  gridRow: 1,
  minInlineSize: 0,
  '@media': { [singleColumn]: { gridColumn: 1 } },
});

export const own = style({
  display: 'grid',
  gap: space[9.5],
  gridColumn: 1,
  gridRow: 1,
  minInlineSize: 0,
  '@media': { [singleColumn]: { gridRow: 2 } },
});
