import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

/** One line that wraps; on phones one line that scrolls sideways, edge to edge. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  marginBlockStart: vars.space[6],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      marginBlockStart: '18px',
      marginInline: `calc(${vars.space[4]} * -1)`,
      paddingInline: vars.space[4],
      paddingBlock: '6px',
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'none',
    },
  },
});

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
});

export const tag = style({ '@media': { [media.phone]: { flex: 'none' } } });
