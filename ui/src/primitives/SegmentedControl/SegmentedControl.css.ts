import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const group = style({
  display: 'inline-flex',
  flex: 'none',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  gap: space[0.5],
  padding: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
});

export const segment = style({
  ...text('label'),
  minBlockSize: '36px',
  paddingInline: space[4],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: color['text-2'],
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  selectors: {
    '&[data-checked]': { background: color['surface-3'], color: color.text },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-checked])': { color: color.text } } },
    [media.phone]: { minBlockSize: '44px' },
    '(forced-colors: active)': {
      selectors: { '&[data-checked]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
