import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[1]} ${space[2]}`,
  padding: `${space[3]} ${space[2]} ${space[2.5]} ${space[3.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
  selectors: { '&[data-inactive]': { borderStyle: 'dashed', background: 'transparent' } },
});

export const words = style({ ...text('body'), overflowWrap: 'anywhere' });

export const tools = style({ display: 'flex' });

export const form = style({ gridColumn: '1 / -1', display: 'grid', gap: space[3] });

export const source = style({
  ...text('small'),
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: space[0.5],
  minInlineSize: 0,
  color: color['text-2'],
});
