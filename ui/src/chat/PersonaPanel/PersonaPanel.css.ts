import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[0.5],
  minInlineSize: 0,
});

/** Below it, the buttons go to a line of their own: a name keeps its words whole. */
export const grow = style({ flex: '1 1 240px', minInlineSize: 0 });

export const gone = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[3.5]}`,
  border: `1px dashed ${color.line}`,
  borderRadius: radius.m,
  color: color['text-2'],
  overflowWrap: 'anywhere',
});

export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const preview = style({
  flex: 'none',
  inlineSize: '72px',
  blockSize: '88px',
  objectFit: 'cover',
  borderRadius: radius.arch,
  background: color['surface-2'],
});

export const noPicture = style([preview, { display: 'grid', placeItems: 'center', color: color['text-3'] }]);

export const problem = style({ ...text('small'), color: color.danger, overflowWrap: 'anywhere' });

export const check = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: vars.size.tap,
  cursor: 'pointer',
});
