import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: space[9],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xl,
  background: color['surface-1'],
  '@media': { [media.phone]: { gap: space[5], padding: space[5] } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[6]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({ ...text('title'), ...headingFace, margin: 0 });

export const sentence = style({
  ...text('body'),
  margin: `${space[1.5]} 0 0`,
  color: color['text-2'],
  textWrap: 'pretty',
});

export const count = style({ ...text('label'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const lamps = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    borderBlockStart: `2px solid ${color.line}`,
  },
});

export const lamp = style({
  position: 'relative',
  inlineSize: space[6],
  blockSize: space[8],
  fill: color['surface-1'],
  stroke: color['line-strong'],
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  selectors: { '&[data-lit]': { fill: color.primary, stroke: color.primary } },
  '@media': { [media.phone]: { inlineSize: space[4.5], blockSize: space[6] } },
});

export const flame = style({ fill: color['on-primary'], stroke: 'none' });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

export const step = style({
  ...text('label'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2.5],
  color: color['text-2'],
  selectors: {
    '&[data-state="current"]': { color: color['primary-text'] },
    '&[data-state="done"]': { color: color.success },
  },
});

export const stepWords = style({
  ...text('small'),
  margin: `${space[1]} 0 0`,
  color: color['text-2'],
  textWrap: 'pretty',
});

export const links = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

export const outside = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size.tap,
  color: color['primary-text'],
});
