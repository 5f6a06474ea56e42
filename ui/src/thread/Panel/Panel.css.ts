import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight, fineSpace } = vars;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[4.5]} ${space[5]} ${space[5.5]}`,
  overflowY: 'auto',
  background: color.bg,
  '@media': { [media.phone]: { padding: `${space[3.5]} ${space[4]} ${space[4.5]}` } },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });

/** It takes the focus when its room opens, and needs no ring to say so. */
export const title = style({ ...text('title'), outline: 0 });

export const subtitle = style({ ...text('label'), color: color['text-2'], fontWeight: weight.strong });

export const section = style({ display: 'grid', gap: space[2.5], minInlineSize: 0 });

export const list = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const quiet = style({ ...text('small'), color: color['text-3'] });

export const sentence = style({ ...text('body'), color: color['text-2'], overflowWrap: 'anywhere' });

/** A row that leads somewhere: the whole of it is the button. */
export const row = style({
  ...text('label'),
  display: 'grid',
  gap: fineSpace[3],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.tap,
  padding: `${space[2.5]} ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="true"], &[aria-checked="true"]': { borderColor: color.line, background: color['surface-2'] },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'] } } } },
});

export const rowHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2.5],
  minInlineSize: 0,
});

export const rowText = style({
  ...text('small'),
  display: '-webkit-box',
  overflow: 'hidden',
  color: color['text-2'],
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const rowMeta = style({
  ...text('micro'),
  flex: 'none',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
