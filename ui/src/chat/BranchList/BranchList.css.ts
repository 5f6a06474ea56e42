import { style } from '@vanilla-extract/css';

import { rowMeta } from '../../thread/Panel/Panel.css';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const branch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[1],
});

export const naming = style({ display: 'grid', gap: space[2.5], paddingBlock: space[2] });

/** A name, or the words in its place, on two lines at most. */
export const branchName = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const foot = style([
  rowMeta,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space[3]}` },
]);
