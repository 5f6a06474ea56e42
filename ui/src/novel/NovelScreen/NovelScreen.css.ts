import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { offlineSize } from '../../theme/offline-size';
import { vars } from '../../theme/vars.css';

const { color, layer, size, space } = vars;

/** Room at the foot of a page for the bar that turns pages. */
const turnBar = '72px';

const room = `calc(100dvh - ${size.header} - ${noticeSize} - ${offlineSize})`;

/** The whole place of a page inside the shell, to its edges (`Shell.css.ts`), on the paper of the book. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: room,
  marginBlock: `calc(-1 * ${space[6]}) calc(-1 * ${space[16]})`,
  marginInline: `-${space[9]}`,
  background: color.bg,
  color: color.text,
  selectors: { '&[data-flow="pages"]': { blockSize: room } },
  '@media': {
    [media.sidebarCollapse]: { marginInline: `calc(-1 * ${space[6]})` },
    [media.phone]: { marginBlockStart: 0, marginInline: `calc(-1 * ${space[4]})` },
    print: { margin: 0, background: 'Canvas', selectors: { '&[data-flow="pages"]': { blockSize: 'auto' } } },
  },
});

/** Pages lie side by side in it and snap into place; a finger turns them as it would any list. */
export const frame = style({
  flex: 1,
  minBlockSize: 0,
  padding: `${space[2]} ${space[6]} ${turnBar}`,
  selectors: {
    '[data-flow="pages"] > &': {
      padding: 0,
      overflowX: 'auto',
      overflowY: 'hidden',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
  },
  '@media': {
    [media.phone]: { paddingInline: space[5] },
    print: { padding: 0, selectors: { '[data-flow="pages"] > &': { overflow: 'visible' } } },
  },
});

export const sheets = style({
  selectors: { '[data-flow="pages"] &': { position: 'relative', blockSize: '100%' } },
});

/** Where a page snaps into place. */
export const stop = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const foot = style({
  position: 'sticky',
  insetBlockEnd: noticeSize,
  zIndex: layer.sticky,
  flex: 'none',
  '@media': { print: { display: 'none' } },
});

export const part = style({
  marginBlock: '1.6em',
  hyphens: 'manual',
  breakInside: 'avoid',
  '@media': { print: { display: 'none' } },
});

/** What became of a decision, under it; the last page, on one of its own. */
export const notices = style({
  marginBlockStart: '1em',
  selectors: { '[data-flow="pages"] &[data-last]': { breakBefore: 'column', marginBlockStart: 0 } },
  '@media': { print: { display: 'none' } },
});

// On paper there is the book alone.
globalStyle('body:has([data-novel]) :is(header, nav, aside, [role="status"]):not(article *)', {
  '@media': { print: { display: 'none' } },
});
