import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 316px',
  gap: space[10],
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fields = style({ display: 'grid', alignContent: 'start', gap: space[6] });

const shape = style({ borderRadius: radius.l, backgroundColor: color['surface-2'] });

export const title = style([shape, { blockSize: space[10], inlineSize: '40%' }]);

export const field = style([shape, { blockSize: space[16] }]);

export const card = style([
  shape,
  { aspectRatio: '3 / 4', '@media': { [media.sidebarCollapse]: { display: 'none' } } },
]);
