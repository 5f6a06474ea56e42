import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 4px' });

/** Under the newest answer. */
export const standing = style([row, { marginBlockStart: '8px' }]);

/** On the lower edge of an older message, while a pointer or the focus is on it. */
export const floating = style([
  row,
  {
    position: 'absolute',
    zIndex: vars.layer.sticky,
    insetBlockEnd: '0',
    insetInlineStart: '58px',
    padding: '1px 4px',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.m,
    background: color['surface-1'],
    boxShadow: vars.elevation[1],
    selectors: { '&[data-side="mine"]': { insetInline: 'auto 8px' } },
  },
]);

export const siblings = style({
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineEnd: '6px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
});

export const count = style({
  ...text('small'),
  minInlineSize: '40px',
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  textAlign: 'center',
});
