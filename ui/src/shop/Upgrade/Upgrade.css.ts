import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

/** What changes beside what is paid; one below the other where they do not fit. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: `0 ${space[7]}`,
  '@media': { '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const none = style({ ...text('body'), margin: 0, color: color['text-2'] });

export const table = style({
  ...text('body'),
  inlineSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderSpacing: 0,
  borderRadius: radius.l,
  background: color['surface-1'],
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[4],
  paddingInline: space[4.5],
  fontWeight: weight.body,
  textAlign: 'start',
  '@media': { [media.phone]: { paddingInline: space[2.5] } },
});
globalStyle(`${table} tbody :is(th, td)`, { borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${table} thead th`, { ...text('label'), color: color['text-2'] });
globalStyle(`${table} td`, { color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const member = style({});

globalStyle(`${table} ${member}`, { background: color['primary-soft'], color: color.text, fontWeight: weight.amount });

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  padding: `${space[6.5]} ${space[7.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { justifyItems: 'stretch', padding: `${space[5]} ${space[4.5]}` } },
});

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** A dot for each moment, and a line from one to the next. */
export const step = style({
  ...text('body'),
  position: 'relative',
  display: 'grid',
  gap: space[1],
  paddingBlockEnd: space[5],
  paddingInlineStart: space[6],
  color: color['text-2'],
  textWrap: 'pretty',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineStart: 0,
    inlineSize: space[2.5],
    blockSize: space[2.5],
    borderRadius: radius.pill,
    background: color.primary,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: space[5],
      insetBlockEnd: 0,
      insetInlineStart: space[1],
      borderInlineStart: `1px solid ${color.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const stepTime = style({ ...text('label'), color: color.text });

export const saving = style({ ...text('body'), margin: 0, color: color['brass-text'], fontWeight: weight.label });
