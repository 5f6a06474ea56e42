import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const name = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const count = style({
  ...text('display-m'),
  ...headingFace,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-few]': { ...text('title'), color: color['text-3'] } },
});

export const chart = style({
  display: 'flex',
  alignItems: 'end',
  gap: '1px',
  blockSize: '88px',
  marginBlockStart: space[3],
  borderBlockEnd: `1px solid ${color['line-strong']}`,
});

export const bar = style({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '3px',
  maxInlineSize: '28px',
  borderStartStartRadius: '2px',
  borderStartEndRadius: '2px',
  background: color.primary,
  selectors: { '&[data-none]': { minBlockSize: 0 } },
});

export const ends = style({
  ...text('micro'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[2],
  color: color['text-3'],
});

export const details = style({ minInlineSize: 0 });

export const summary = style({
  ...text('small'),
  paddingBlock: space[3.5],
  color: color['primary-text'],
  cursor: 'pointer',
});

export const scroll = style({ maxBlockSize: '260px', overflowY: 'auto' });

export const table = style({ ...text('small'), inlineSize: '100%', borderCollapse: 'collapse' });

export const cell = style({
  paddingBlock: space[1.5],
  color: color['text-2'],
  fontWeight: weight.body,
  textAlign: 'start',
});

export const amount = style([cell, { color: color.text, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }]);

export const note = style({ ...text('micro'), margin: 0, color: color['text-3'], textWrap: 'pretty' });
