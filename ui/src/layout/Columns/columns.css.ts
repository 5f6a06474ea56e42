import { style } from '@vanilla-extract/css';

import { singleColumn } from '../../theme/columns';
import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
  alignItems: 'start',
  gap: `${space[9.5]} ${space[16]}`,
  marginBlockStart: space[9.5],
  '@media': {
    [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: space[7], marginBlockStart: space[7] },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9.5],
  '@media': { [media.phone]: { gap: space[7] } },
});

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
