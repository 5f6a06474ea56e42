import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const parts = style({ display: 'grid', gap: space[4], minInlineSize: 0, paddingBlockStart: space[3] });

export const quiet = style({ ...text('small'), color: color['text-2'] });

export const facts = style({
  ...text('small'),
  display: 'grid',
  gap: '6px',
  paddingInlineStart: '18px',
  color: color['text-2'],
  listStyle: 'disc',
});

export const link = style({
  ...text('small'),
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.tap,
  paddingInline: '12px',
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
  color: color.text,
  textOverflow: 'ellipsis',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const said = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  color: color['text-2'],
  selectors: { '&:empty': { display: 'none' } },
});

export const question = style({
  display: 'grid',
  gap: '12px',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
