import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';
import { gridColumns } from '../../theme/columns';
import { boardEnd, halfGap } from '../../content/ShelvedBook/ShelvedBook.css';

const { space } = vars;

/** Shelves one under another; each board reaches past its first and last book by ten pixels. */
export const grid = style({
  ...gridColumns,
  vars: { [halfGap]: '13px' },
  display: 'grid',
  gap: `${space[8]} ${space[6.5]}`,
  margin: `0 -${space[2.5]}`,
  padding: `0 ${space[2.5]}`,
  overflowX: 'clip',
  listStyle: 'none',
});

/** The last shelf is as long as the others, however few books stand on it. */
export const item = style({ selectors: { '&:last-child': { vars: { [boardEnd]: '100vw' } } } });
