import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, size, space, weight } = vars;

/** What the panes below the head are laid out in. */
export const panes = style({
  gridArea: 'panes',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"tabs" "pane"',
  minBlockSize: 0,
  selectors: {
    '&[data-room="medium"]': {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
      gridTemplateAreas: '"write tabs" "write pane"',
    },
    '&[data-room="wide"]': {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr) 374px',
      gridTemplateAreas: '"write map tabs" "write map pane"',
    },
  },
});

export const tabs = style({
  gridArea: 'tabs',
  display: 'flex',
  gap: space[1],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  ...text('label'),
  flex: 'none',
  minBlockSize: size.tap,
  paddingInline: space[3],
  border: 0,
  background: 'transparent',
  color: color['text-2'],
  cursor: 'pointer',
  selectors: {
    // The row of tabs scrolls and would cut a ring outside of it.
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected="true"]': {
      color: color.text,
      fontWeight: weight.strong,
      boxShadow: `inset 0 -3px 0 ${color.primary}`,
    },
  },
});

export const pane = style({
  gridArea: 'pane',
  minBlockSize: 0,
  minInlineSize: 0,
  overflowY: 'auto',
  selectors: {
    '&[hidden]': { display: 'none' },
    [`${panes}[data-room="medium"] &, ${panes}[data-room="wide"] &`]: {
      borderInlineStart: `1px solid ${color.line}`,
    },
    [`${panes}[data-room="medium"] &[data-pane="write"], ${panes}[data-room="wide"] &[data-pane="write"]`]: {
      gridArea: 'write',
      borderInlineStart: 0,
    },
    [`${panes}[data-room="wide"] &[data-pane="map"]`]: { gridArea: 'map' },
  },
});

export const report = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[5],
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const notices = style({
  gridArea: 'notices',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[3]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
