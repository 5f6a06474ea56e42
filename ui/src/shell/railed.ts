import type { StyleRule } from '@vanilla-extract/css';

import { media } from '../theme/breakpoints';

type Declarations = Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@container' | '@layer' | 'vars'>;

/** The sidebar as its reader folded it; before the pages take over, the document's first script says so on the root. */
export const foldedSidebar = ':is([data-railed] [data-sidebar], [data-sidebar="railed"])';

/**
 * What a part of the sidebar becomes on the 76 px rail: folded by the reader, or 1000 px and narrower
 * (Product §2.2). Never inside the drawer, which shows the whole sidebar.
 */
export const railed = (rule: Declarations): StyleRule => ({
  selectors: { [`${foldedSidebar} &`]: rule },
  '@media': { [media.sidebarCollapse]: { selectors: { '[data-sidebar] &': rule } } },
});
