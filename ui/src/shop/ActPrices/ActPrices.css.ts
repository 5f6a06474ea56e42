import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color.line,
});

export const row = style({
  ...text('body'),
  display: 'flex',
  flex: '1 1 max(270px, 30%)',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '58px',
  paddingInline: space[5],
  background: color['surface-1'],
});

export const sign = style({ display: 'grid', flex: 'none', color: color['text-2'] });

export const price = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[7],
  marginInlineStart: 'auto',
  color: color['brass-text'],
  fontWeight: weight.amount,
  fontVariantNumeric: 'tabular-nums',
});
