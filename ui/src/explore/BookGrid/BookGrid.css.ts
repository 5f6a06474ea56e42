import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';
import { gridColumns } from '../columns';
import { boardEnd, halfGap } from '../ShelvedBook/ShelvedBook.css';

/** Shelves one under another; each board reaches past its first and last book by ten pixels. */
export const grid = style({
  ...gridColumns,
  vars: { [halfGap]: '13px' },
  display: 'grid',
  gap: `${vars.space[8]} 26px`,
  margin: '0 -10px',
  padding: '0 10px',
  overflowX: 'clip',
  listStyle: 'none',
});

/** The last shelf is as long as the others, however few books stand on it. */
export const item = style({ selectors: { '&:last-child': { vars: { [boardEnd]: '100vw' } } } });
