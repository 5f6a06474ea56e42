import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const outline = style({ display: 'grid', gap: space[2] });

export const field = style({
  position: 'relative',
  padding: 0,
  borderRadius: radius.l,
  background: color['surface-1'],
  overflow: 'hidden',
  containerType: 'inline-size',
});

export const ways = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // Drawn from left to right, as the places are counted along the line of text.
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});

export const way = style({
  fill: 'none',
  stroke: color['line-strong'],
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});

export const nodes = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const place = style({
  position: 'absolute',
  // The middle of the round is at its place.
  display: 'grid',
  gridTemplate: '0 / 0',
  placeItems: 'center',
  inlineSize: 0,
  blockSize: 0,
});

const shape = {
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1.5],
  inlineSize: 'max-content',
  minInlineSize: '28px',
  minBlockSize: '28px',
  paddingInline: space[2],
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: radius.pill,
  background: color['surface-3'],
  color: color.text,
} as const;

export const round = style({
  ...shape,
  selectors: {
    '&[data-kind="ending"]': { borderColor: color.primary, color: color['primary-text'] },
    '&[data-kind="bottleneck"], &[data-kind="hub"]': { borderRadius: radius.s },
  },
});

export const beat = style({
  ...shape,
  minBlockSize: '36px',
  borderColor: color.primary,
  background: color['primary-soft'],
  fontWeight: weight.strong,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-dragged]': { cursor: 'grabbing', boxShadow: vars.elevation[2] } },
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 });
