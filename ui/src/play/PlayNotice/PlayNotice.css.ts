import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  maxInlineSize: vars.size.readMax,
  padding: `${space[4]} ${space[4.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: '16px',
  background: color['surface-1'],
  selectors: { '&[data-tone="danger"]': { borderColor: 'transparent', background: color['danger-soft'] } },
});

export const sign = style({
  paddingBlockStart: '1px',
  color: color['primary-text'],
  selectors: { '[data-tone="danger"] > &': { color: color.danger } },
});

export const words = style({ ...text('body'), minInlineSize: 0, overflowWrap: 'anywhere' });

export const headline = style({ fontWeight: weight.action });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] });
