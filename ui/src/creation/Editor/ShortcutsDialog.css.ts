import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const shortcuts = style({ display: 'grid', margin: 0 });

export const row = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}`, margin: 0 });

export const keys = style({ display: 'flex', gap: space[1] });

export const keyName = style({
  ...text('small'),
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.s,
  background: color['surface-2'],
  color: color.text,
  fontWeight: weight.strong,
});
