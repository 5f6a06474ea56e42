import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { space } = vars;

/** One line that wraps; on phones one line that scrolls sideways, edge to edge. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2.5],
  marginBlockStart: space[6],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      marginBlockStart: space[4.5],
      marginInline: `calc(${space[4]} * -1)`,
      paddingInline: space[4],
      paddingBlock: space[1.5],
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'none',
    },
  },
});

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
});

export const tag = style({ '@media': { [media.phone]: { flex: 'none' } } });
