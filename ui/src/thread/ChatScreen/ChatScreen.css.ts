import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { space } = vars;

/** Fills its room to the edge; with the keyboard of a phone open, the room is what the keyboard leaves. */
export const screen = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  isolation: 'isolate',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.color.bg,
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-has-side]': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
        '&[data-has-companion]': { gridTemplateColumns: '304px minmax(0, 1fr)' },
      },
    },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gridArea: '1 / 1',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [media.wide]: { selectors: { '[data-has-companion] > &': { gridArea: '1 / 2' } } } },
});

/** The thread, and the paper beneath it. */
export const ground = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});

/** Before the thread on wide screens; nowhere on others. */
export const companion = style({
  display: 'none',
  gridArea: '1 / 1',
  minInlineSize: 0,
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.wide]: { display: 'grid' } },
});

/** Beside the thread on wide screens; over it on others. */
export const side = style({
  display: 'grid',
  gridArea: '1 / 1',
  zIndex: vars.layer.sticky,
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.color.bg,
  '@media': {
    [media.wide]: { gridArea: '1 / 2', borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const foot = style({
  display: 'grid',
  gap: space[2.5],
  flex: 'none',
  paddingBlock: `${space[2]} max(${space[2.5]}, env(safe-area-inset-bottom))`,
  paddingInline: `max(${space[9]}, calc((100% - ${vars.size.thread}) / 2))`,
  '@media': { [media.phone]: { paddingInline: space[3] } },
});
