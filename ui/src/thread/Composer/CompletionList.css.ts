import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

/** Over the box, at its start, as high as there is need and room for. */
export const choices = style({
  position: 'absolute',
  zIndex: vars.layer.popover,
  insetBlockEnd: `calc(100% + ${space[2]})`,
  insetInlineStart: 0,
  display: 'grid',
  inlineSize: 'min(340px, 100%)',
  maxBlockSize: 'min(40dvh, 300px)',
  padding: space[1.5],
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  boxShadow: vars.elevation[2],
});

export const choice = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 0,
  minBlockSize: vars.size.tap,
  padding: `${fineSpace[5]} ${space[2.5]}`,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: color['text-2'],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color['surface-3'], color: color.text } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});
