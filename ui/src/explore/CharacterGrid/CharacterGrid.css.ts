import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { gridColumns } from '../../theme/columns';

const { space } = vars;

export const grid = style({
  ...gridColumns,
  display: 'grid',
  gap: `${space[8]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    ...gridColumns['@media'],
    [media.phone]: { ...gridColumns['@media']?.[media.phone], columnGap: space[3.5], rowGap: space[6] },
  },
});
