import { style } from '@vanilla-extract/css';

import { singleColumn } from '../../explore/columns';
import { media } from '../../theme/breakpoints';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
  alignItems: 'start',
  gap: '38px 64px',
  marginBlockStart: '38px',
  '@media': {
    [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: '28px', marginBlockStart: '28px' },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '38px',
  '@media': { [media.phone]: { gap: '28px' } },
});

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });
