import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const scene = style({
  flex: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
  background: color['surface-1'],
});

export const summary = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size.tap,
  paddingInline: space[5],
  color: color['text-2'],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const label = style({ flex: 'none', color: color.text, fontWeight: weight.strong });

/** One line of the scene while it is closed; open, the whole text stands below. */
export const beginning = style({
  flex: 1,
  overflow: 'hidden',
  minInlineSize: 0,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { 'details[open] &': { visibility: 'hidden' } },
});

export const sign = style({
  display: 'flex',
  flex: 'none',
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});

export const whole = style({
  ...text('body'),
  overflow: 'auto',
  maxBlockSize: '30vh',
  maxInlineSize: '66ch',
  paddingInline: space[5],
  paddingBlockEnd: space[3.5],
  color: color['text-2'],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
