import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';

export const host = style({
  minBlockSize: '320px',
  minInlineSize: 0,
  overflow: 'hidden',
  '@media': { [media.sidebarCollapse]: { blockSize: '60dvh' } },
});
