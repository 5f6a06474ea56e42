import { style } from '@vanilla-extract/css';

import { checkbox } from '../../primitives/Choice/choice.css';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: space[4.5],
});

export const choice = style({
  ...text('body'),
  inlineSize: '100%',
  minBlockSize: '52px',
  paddingInline: space[3.5],
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: '14px',
  background: color.bg,
  color: color.text,
});

export const mature = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  cursor: 'pointer',
});

export const box = style([checkbox, { marginBlockStart: '1px' }]);

export const matureHint = style({
  ...text('small'),
  display: 'block',
  color: color['text-2'],
  fontWeight: weight.regular,
});
