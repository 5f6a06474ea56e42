import type { StyleRule } from '@vanilla-extract/css';

import { media } from './breakpoints';
import { vars } from './vars.css';

const { space } = vars;

/** Below this width a profile page has one column: two would leave too few words in a line. */
export const singleColumn = '(max-width: 1179.98px)';

/** How many cards or books stand side by side at each width (tokens, "Breakpoints"); two below the first step. */
const columnSteps = [
  { query: '(min-width: 560px)', count: 3 },
  { query: media.desktop, count: 4 },
  { query: '(min-width: 1001px)', count: 5 },
  { query: media.wide, count: 6 },
] as const;

const sideBySide = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** The columns of a list that shows everything, at every width. */
export const gridColumns: StyleRule = {
  ...sideBySide(2),
  '@media': Object.fromEntries(columnSteps.map(({ query, count }) => [query, sideBySide(count)])),
};

/** The columns of a row on an explore page from the width at which it stops scrolling sideways. */
export const rowColumns: StyleRule['@media'] = Object.fromEntries(
  columnSteps.filter(({ count }) => count >= 4).map(({ query, count }) => [query, sideBySide(count)]),
);

/** Hides what does not fit on the one line of a row: each selector applies up to the width of the next step. */
export const rowOverflow: StyleRule = {
  '@media': {
    '(min-width: 765px) and (max-width: 1000px)': { selectors: { '&:nth-child(n + 5)': { display: 'none' } } },
    '(min-width: 1001px) and (max-width: 1279.98px)': { selectors: { '&:nth-child(n + 6)': { display: 'none' } } },
    [media.wide]: { selectors: { '&:nth-child(n + 7)': { display: 'none' } } },
  },
};

/** A row on phones: it scrolls sideways, from edge to edge of the screen, and snaps. */
export const phoneRow = {
  marginInline: `calc(${space[4]} * -1)`,
  paddingInline: space[4],
  // Room for the glow and the focus ring, which the scrolling box would cut off.
  paddingBlock: space[2],
  marginBlock: `-${space[2]}`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollPaddingInline: space[4],
  scrollbarWidth: 'none',
} satisfies StyleRule;
