import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const people = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const member = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: '60px',
  paddingBlock: '8px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const words = style({ display: 'grid', flex: '1 1 120px', gap: '2px', minInlineSize: 0 });

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3px 8px',
  minInlineSize: 0,
});

export const name = style({ ...text('label'), fontWeight: 600, overflowWrap: 'anywhere' });

export const marks = style({
  ...text('small'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3px 10px',
  color: color['text-2'],
});

export const acts = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });

export const foot = style({ paddingBlockStart: '16px', borderBlockStart: `1px solid ${color.line}` });
