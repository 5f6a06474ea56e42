/** Media queries of the product, exact (Product §9.1). */
export const media = {
  /** The header never hides, the bottom bar is gone. */
  desktop: '(min-width: 765px)',
  /** The header hides and shows by scroll direction; the bottom bar stands. */
  phone: '(max-width: 764.98px)',
  /** Popups take the full width. */
  popupFull: '(max-width: 767.98px)',
  /** The sidebar is a rail (765 to 1000) or a drawer (below 765). */
  sidebarCollapse: '(max-width: 1000px)',
  /** Columns beside a thread. */
  wide: '(min-width: 1280px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover) and (pointer: fine)',
} as const;

/** The same widths as numbers of CSS pixels, for callers that measure. */
export const widths = { desktop: 765, popup: 768, sidebarCollapse: 1000, wide: 1280 } as const;

/** How far a reader scrolls before the header reacts, in CSS pixels (Product §2.2). */
export const scrollHideThreshold = 60;
