import { style } from '@vanilla-extract/css';

import { columns as accountColumns } from '../../layout/Columns/columns.css';
import { singleColumn } from '../../theme/columns';

export const columns = accountColumns;

/** First for those who read along and on a phone; beside the ledger where there is room. */
export const reward = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: 2,
  gridRow: 1,
  '@media': { [singleColumn]: { gridColumn: 1 } },
});

export const ledger = style({
  gridColumn: 1,
  gridRow: 1,
  '@media': { [singleColumn]: { gridRow: 2 } },
});
