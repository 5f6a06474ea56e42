import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** A line at the start holds the two together. */
export const exchange = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color['surface-3']}`,
});

/** In the line of the first label. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: `-${space[2]}`,
  insetInlineEnd: 0,
});
