import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space } = vars;

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: '204px minmax(0, 760px)',
  gap: `${space[4]} ${space[9]}`,
  minBlockSize: `calc(100dvh - ${size.header})`,
  alignContent: 'start',
  padding: space[4],
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const shape = style({ borderRadius: radius.l, backgroundColor: color['surface-2'] });

export const bar = style([shape, { gridColumn: '1 / -1', blockSize: space[12] }]);

export const tabs = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  '@media': { [media.sidebarCollapse]: { display: 'none' } },
});

export const title = style([shape, { blockSize: size.tap, borderRadius: radius.m }]);

export const fields = style({ display: 'grid', alignContent: 'start', gap: space[5] });

export const field = style([shape, { blockSize: space[14] }]);

export const area = style([shape, { blockSize: '180px' }]);

/** As wide as other pages are. */
export const room = style({
  maxInlineSize: size.contentMax,
  marginInline: 'auto',
  padding: `${space[6]} ${space[9]} ${space[16]}`,
  '@media': {
    [media.sidebarCollapse]: { paddingInline: space[6] },
    [media.phone]: { padding: `0 ${space[4]} ${space[16]}` },
  },
});
