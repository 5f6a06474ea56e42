import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, fineSpace, weight } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5.5],
  padding: `${space[6]} ${space[6.5]} ${space[6.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]}` } },
});

export const streak = style({ ...text('display-m'), ...headingFace, margin: 0 });

export const next = style({ ...text('body'), margin: `${space[1]} 0 0`, color: color['text-2'] });

/** The days of the row, as coins on a shelf. */
export const row = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[1],
  paddingBlockEnd: space[1.5],
  borderBlockEnd: `6px solid ${vars.shelf.base}`,
  boxShadow: `inset 0 -1px 0 ${vars.shelf.lip}`,
});

export const step = style({ display: 'grid', justifyItems: 'center', gap: fineSpace[5] });

/** The coin of a day that is still to come. */
export const ahead = style({ display: 'block', opacity: 0.4, filter: 'grayscale(0.7)' });

/** The coin of a day that is done. */
export const shining = style({ display: 'block' });

export const stepPoints = style({
  ...text('micro'),
  color: color['brass-text'],
  fontWeight: weight.action,
  fontVariantNumeric: 'tabular-nums',
});

export const month = style({ ...text('title'), ...headingFace, margin: `0 0 ${space[3]}`, fontSize: '1.125rem' });

const grid = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space[1.5] } as const;

export const weekdays = style({ ...grid, ...text('micro'), color: color['text-3'], textAlign: 'center' });

export const days = style({ ...grid, marginBlockStart: space[1.5] });

export const cell = style({
  ...text('small'),
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  alignItems: 'center',
  minBlockSize: '50px',
  paddingBlock: space[1.5],
  borderRadius: radius.m,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const claimed = style({ background: color['primary-soft'], color: color.text });

export const past = style({ color: color['text-3'] });

export const today = style({
  boxShadow: `inset 0 0 0 2px ${color.primary}`,
  color: color.text,
  fontWeight: weight.amount,
});

export const milestone = style({ boxShadow: `inset 0 0 0 1px ${color['line-strong']}` });

export const amount = style({
  ...text('micro'),
  minBlockSize: '18px',
  color: color['brass-text'],
  fontWeight: weight.amount,
});

export const rules = style({ ...text('small'), display: 'grid', gap: space[2], color: color['text-2'] });

globalStyle(`${rules} > li`, { display: 'flex', alignItems: 'baseline', gap: space[2.5] });
globalStyle(`${rules} > li::before`, {
  content: '',
  flex: 'none',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: radius.pill,
  background: color.brass,
  translate: '0 -2px',
});

export const skeleton = style({ blockSize: '779px', borderRadius: vars.radius.l, background: vars.color['surface-2'] });
