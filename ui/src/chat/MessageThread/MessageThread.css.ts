import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

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
  paddingInline: 'max(36px, calc((100% - 760px) / 2))',
  '@media': { [media.phone]: { paddingInline: '16px' } },
});

/** A short conversation stands at the composer, not at the top. */
export const spacer = style({ flex: '1 0 auto' });

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
    insetBlockStart: '10px',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '7px 14px',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.pill,
    background: color['surface-1'],
    boxShadow: vars.elevation[2],
    color: color['text-2'],
  },
]);

export const toEnd = style([plate, { insetBlockEnd: '12px' }]);
