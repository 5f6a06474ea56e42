import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { space } = vars;

/** The height of the heading above the cards. */
const heading = { wide: '70px', phone: '60px' } as const;

/** As high as the heading and the cards that come in its place. */
export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: heading.wide,
  '@media': {
    [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr)' },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: space[3.5],
      paddingBlockStart: heading.phone,
    },
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
