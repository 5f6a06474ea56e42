import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const parts = style({ display: 'grid', gap: space[4], minInlineSize: 0, paddingBlockStart: space[3] });

export const facts = style({
  ...text('small'),
  display: 'grid',
  gap: '6px',
  paddingInlineStart: '18px',
  color: color['text-2'],
  listStyle: 'disc',
});

export const question = style({
  display: 'grid',
  gap: '12px',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
