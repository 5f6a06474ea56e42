import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[4], marginBlockStart: space[4] });

export const reasons = style({ display: 'grid', gap: space[0.5], margin: 0, padding: 0, border: 0 });

export const reason = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size.tap,
  paddingInline: space[3],
  marginInline: `calc(${space[3]} * -1)`,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { background: color['surface-2'] } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] });
