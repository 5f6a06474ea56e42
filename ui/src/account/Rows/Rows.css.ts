import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight, fineSpace } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A sign, some words and perhaps a button, with a hairline to the next. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2.5]} ${space[3.5]}`,
  minBlockSize: '60px',
  paddingBlock: space[2.5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.m,
  background: color['surface-2'],
  color: color['text-2'],
});

export const words = style({ display: 'grid', flex: '1 1 96px', minInlineSize: 0, gap: '1px' });

export const name = style({ ...text('label'), fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const detail = style({ ...text('small'), color: color['text-2'], overflowWrap: 'anywhere' });

export const mark = style({
  ...text('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: '28px',
  paddingInline: `${fineSpace[9]} ${fineSpace[11]}`,
  borderRadius: vars.radius.pill,
  background: color['success-soft'],
  color: color.success,
  fontWeight: weight.strong,
});

export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});

export const problem = style({
  ...text('small'),
  display: 'flex',
  flexBasis: '100%',
  gap: space[2],
  color: color.danger,
  fontWeight: weight.label,
});
