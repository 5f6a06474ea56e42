import { style } from '@vanilla-extract/css';

import { titleFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  padding: space[9],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xl,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: space[5] } },
});

export const caption = style({ ...text('body'), margin: 0, color: color['text-2'] });

export const amountLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2.5]} ${space[4]}`,
  marginBlockStart: `calc(${space[3]} * -1)`,
});

export const amountText = style({
  ...text('display-xl'),
  ...titleFace,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const symbolText = style({ ...text('display-m'), ...titleFace, color: color['text-2'] });

export const toLine = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  margin: `0 0 ${space[2.5]}`,
});

export const only = style({ ...text('small'), color: color['text-2'] });

export const addressBox = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2.5],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4.5]}`,
  border: `1px solid ${color['line-strong']}`,
  borderRadius: vars.radius.m,
  background: color['bg-sunk'],
  '@media': { [media.phone]: { padding: space[3.5] } },
});

/** Two lines on a phone, and never a part of it hidden: people compare it with what their wallet shows. */
export const addressText = style({
  ...text('small'),
  flex: '1 1 0',
  minInlineSize: 'min(100%, 43ch)',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontWeight: weight.body,
  overflowWrap: 'anywhere',
});

export const addressEnds = style({ whiteSpace: 'nowrap', color: color['primary-text'], fontWeight: weight.strong });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[7]}`, margin: 0 });

export const fact = style({ display: 'grid', gap: space[1] });

export const factName = style({ ...text('small'), color: color['text-2'] });

export const factValue = style({ ...text('label'), margin: 0, fontWeight: weight.strong });

export const solana = style({ display: 'grid', justifyItems: 'start', gap: space[3] });

export const solanaNote = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });
