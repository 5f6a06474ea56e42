import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

export const frame = style({ position: 'relative', display: 'flex', flex: 1, minBlockSize: 0, minInlineSize: 0 });

export const scroller = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minInlineSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  // The list itself holds what is read in its place.
  overflowAnchor: 'none',
  paddingInline: `max(${space[9]}, calc((100% - ${vars.size.thread}) / 2))`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
  selectors: { '&[data-whole]': { overflowAnchor: 'auto' } },
});

/** What a message keeps around itself is its own, as in a list of which only a window is on the page. */
export const wholeItem = style({ display: 'flow-root' });

/** A short conversation stands at the composer, not at the top. */
export const spacer = style({ flex: '1 0 auto' });

// The list hides each message until it is measured. Its own box is hidden for so long as well, or it would count as a
// layout shift when it takes the height of what was measured.
globalStyle(`${spacer}[data-measuring] + *`, { visibility: 'hidden' });
globalStyle(`${spacer}[data-measuring] + * > *`, { visibility: 'visible' });

const plate = style({
  ...text('small'),
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
});

export const older = style([
  plate,
  {
    insetBlockStart: space[2.5],
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${fineSpace[7]} ${space[3.5]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.pill,
    background: color['surface-1'],
    boxShadow: vars.elevation[2],
    color: color['text-2'],
  },
]);

export const toEnd = style([plate, { insetBlockEnd: space[3] }]);
