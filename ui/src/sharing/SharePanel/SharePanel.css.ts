import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const parts = style({ display: 'grid', gap: space[4], minInlineSize: 0, paddingBlockStart: space[3] });

export const facts = style({
  ...text('small'),
  display: 'grid',
  gap: space[1.5],
  paddingInlineStart: space[4.5],
  color: color['text-2'],
  listStyle: 'disc',
});

export const question = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
