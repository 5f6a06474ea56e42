import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const people = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const member = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: '60px',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const words = style({ display: 'grid', flex: '1 1 120px', gap: space[0.5], minInlineSize: 0 });

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fineSpace[3]} ${space[2]}`,
  minInlineSize: 0,
});

export const name = style({ ...text('label'), fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const marks = style({
  ...text('small'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fineSpace[3]} ${space[2.5]}`,
  color: color['text-2'],
});

export const acts = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });

export const foot = style({ paddingBlockStart: space[4], borderBlockStart: `1px solid ${color.line}` });
