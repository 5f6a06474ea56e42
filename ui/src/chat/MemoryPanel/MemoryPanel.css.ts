import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px 8px',
  padding: '12px 8px 10px 14px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
  selectors: { '&[data-inactive]': { borderStyle: 'dashed', background: 'transparent' } },
});

export const words = style({ ...text('body'), overflowWrap: 'anywhere' });

export const source = style({
  ...text('small'),
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  minInlineSize: 0,
  color: color['text-2'],
});
