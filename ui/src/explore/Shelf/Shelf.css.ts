import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { phoneRow, rowColumns, rowOverflow } from '../columns';
import { boardEnd, boardStart, halfGap } from '../ShelvedBook/ShelvedBook.css';

/** One line of books on one board. The board reaches past the first and the last book by ten pixels. */
export const shelf = style({
  vars: { [halfGap]: '13px' },
  display: 'grid',
  gap: '26px',
  margin: '0 -10px',
  padding: '0 10px',
  overflowX: 'clip',
  listStyle: 'none',
  '@media': {
    ...rowColumns,
    [media.phone]: {
      vars: { [halfGap]: '9px' },
      display: 'flex',
      gap: '18px',
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
        '&:first-child': { vars: { [boardStart]: vars.space[4] } },
        '&:last-child': { vars: { [boardEnd]: vars.space[4] } },
      },
    },
  },
});
