import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const look = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4.5] });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  columnGap: space[7],
});

export const way = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
