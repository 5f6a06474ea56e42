import { style } from '@vanilla-extract/css';

import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, radius, space, weight } = vars;

export const lines = style({
  display: 'grid',
  flex: 1,
  gap: space[0.5],
  minInlineSize: 0,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
});

export const what = style({
  ...text('label'),
  color: color.text,
  selectors: { '[data-unread] > &': { fontWeight: weight.action } },
});

export const mark = style({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineStart: space[2],
  borderRadius: radius.pill,
  background: color.seal,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const facts = style({ ...text('small'), color: color['text-2'] });
