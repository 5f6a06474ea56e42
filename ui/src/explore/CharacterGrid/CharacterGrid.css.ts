import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { gridColumns } from '../columns';

export const grid = style({
  ...gridColumns,
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    ...gridColumns['@media'],
    [media.phone]: { ...gridColumns['@media']?.[media.phone], columnGap: '14px', rowGap: vars.space[6] },
  },
});
