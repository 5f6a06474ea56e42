import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { phoneRow, rowColumns, rowOverflow } from '../../theme/columns';

const { space } = vars;

/** One line of cards: columns on wide screens, a row that scrolls sideways and snaps on phones. */
export const row = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    ...rowColumns,
    [media.phone]: {
      display: 'flex',
      gap: space[3.5],
      ...phoneRow,
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
