import { globalStyle, style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[4],
});

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});

/** Plain words of a reader: line breaks stay, nothing else is read into them. */
export const words = style({
  ...text('body'),
  margin: 0,
  color: color.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const tools = style({ display: 'flex', gap: space[1], marginInlineStart: 'auto' });

export const gone = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[4],
  color: color['text-2'],
});

globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${color.line}` });

export const empty = style({ ...text('body'), color: color['text-2'], textWrap: 'pretty' });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
