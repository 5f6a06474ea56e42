import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { phoneRow, rowColumns, rowOverflow } from '../../theme/columns';
import { boardEnd, boardStart, halfGap } from '../../content/ShelvedBook/ShelvedBook.css';

const { space } = vars;

/** One line of books on one board. The board reaches past the first and the last book by ten pixels. */
export const shelf = style({
  vars: { [halfGap]: '13px' },
  display: 'grid',
  gap: space[6.5],
  margin: `0 -${space[2.5]}`,
  padding: `0 ${space[2.5]}`,
  overflowX: 'clip',
  listStyle: 'none',
  '@media': {
    ...rowColumns,
    [media.phone]: {
      vars: { [halfGap]: '9px' },
      display: 'flex',
      gap: space[4.5],
      ...phoneRow,
    },
  },
});

export const item = style({
  ...rowOverflow,
  '@media': {
    ...rowOverflow['@media'],
    [media.desktop]: { selectors: { '&:last-child': { vars: { [boardEnd]: '100vw' } } } },
    [media.phone]: {
      flex: '0 0 162px',
      scrollSnapAlign: 'start',
      selectors: {
        '&:first-child': { vars: { [boardStart]: space[4] } },
        '&:last-child': { vars: { [boardEnd]: space[4] } },
      },
    },
  },
});
