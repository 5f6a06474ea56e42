import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space[2.5],
});

export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: space[3],
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { borderColor: color.primary, background: color['primary-soft'] },
    '&:has(input:focus-visible)': { outline: `${vars.focusWidth} solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const drawing = style({ inlineSize: '64px', blockSize: '56px', color: color['primary-text'] });

export const line = style({ fill: 'none', stroke: color['line-strong'], strokeWidth: 1.5 });

export const words = style({ display: 'grid', minInlineSize: 0 });

export const name = style({ ...text('label'), fontWeight: weight.strong, overflowWrap: 'break-word' });

export const note = style({ ...text('small'), color: color['text-2'] });
