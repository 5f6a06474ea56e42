import type { StyleRule } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';

type Declarations = Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@container' | '@layer' | 'vars'>;

/**
 * What a part of the sidebar becomes on the 76 px rail: folded by the reader, or 1000 px and narrower
 * (Specification §2.2). Never inside the drawer, which shows the whole sidebar.
 */
export const railed = (rule: Declarations): StyleRule => ({
  selectors: { '[data-sidebar="railed"] &': rule },
  '@media': { [media.sidebarCollapse]: { selectors: { '[data-sidebar] &': rule } } },
});
