import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { rowColumns, rowOverflow } from '../columns';

/** One line of cards: columns on wide screens, a row that scrolls sideways and snaps on phones. */
export const row = style({
  display: 'grid',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    ...rowColumns,
    [media.phone]: {
      display: 'flex',
      gap: '14px',
      marginInline: `calc(${vars.space[4]} * -1)`,
      paddingInline: vars.space[4],
      // Room for the glow and the focus ring, which the scrolling box would cut off.
      paddingBlock: '8px',
      marginBlock: '-8px',
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollSnapType: 'inline proximity',
      scrollPaddingInline: vars.space[4],
      scrollbarWidth: 'none',
    },
  },
});

export const item = style({
  ...rowOverflow,
  '@media': {
    ...rowOverflow['@media'],
    [media.phone]: { flex: '0 0 168px', scrollSnapAlign: 'start' },
  },
});
