import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

/** As high as the heading and the cards that come in its place. */
export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: '20px',
  paddingBlockStart: '70px',
  '@media': {
    [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '14px', paddingBlockStart: '60px' },
  },
});

export const shape = style({
  blockSize: '208px',
  borderRadius: vars.radius.l,
  background: `linear-gradient(${vars.color['surface-3']}, ${vars.color['surface-3']}) 16px 16px / 92px 120px no-repeat ${vars.color['surface-2']}`,
  '@media': {
    [`${media.sidebarCollapse} and ${media.desktop}`]: { selectors: { '&:last-child': { display: 'none' } } },
    [media.phone]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
  },
});
