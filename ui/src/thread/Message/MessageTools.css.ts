import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[0.5]} ${space[1]}` });

/** Under the newest answer. */
export const standing = style([row, { marginBlockStart: space[2] }]);

/**
 * Over an older message, while a pointer or the focus is on it: beside the name of who speaks, on the end side, and over
 * the upper edge of one’s own words. What is opened of it grows upwards, so that the words of the message stay readable.
 */
export const floating = style([
  row,
  {
    position: 'absolute',
    zIndex: vars.layer.sticky,
    insetBlockEnd: `calc(100% - ${space[8]})`,
    insetInlineEnd: space[2],
    justifyContent: 'flex-end',
    maxInlineSize: 'calc(100% - 16px)',
    padding: `1px ${space[1]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.m,
    background: color['surface-1'],
    boxShadow: vars.elevation[1],
    selectors: { '&[data-at="edge"]': { insetBlockEnd: `calc(100% - ${space[2.5]})` } },
  },
]);

export const siblings = style({
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineEnd: space[1.5],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
});

export const count = style({
  ...text('small'),
  minInlineSize: '40px',
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  textAlign: 'center',
});
