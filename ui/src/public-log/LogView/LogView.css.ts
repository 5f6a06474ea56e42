import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, space, weight } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { paddingBlock: space[6] } },
});

export const head = style({ display: 'grid', gap: space[3] });

export const title = style({ ...text('display-l'), ...headingFace, margin: 0 });

export const lead = style({
  ...text('chat'),
  margin: 0,
  maxInlineSize: '62ch',
  color: color['text-2'],
  textWrap: 'pretty',
});

export const search = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });

export const words = style({ flex: '1 1 280px', minInlineSize: 0 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 9fr)' } },
  '@media': { [media.sidebarCollapse]: { selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

/** Where one column has room, the entry that was chosen stands above the others. */
export const detail = style({ minInlineSize: 0, '@media': { [media.sidebarCollapse]: { order: -1 } } });

export const found = style({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  listStyle: 'none',
});

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3.5],
  padding: space[4.5],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&[data-current]': { background: color['primary-soft'], boxShadow: `inset 3px 0 0 ${color.primary}` },
    '[dir="rtl"] &[data-current]': { boxShadow: `inset -3px 0 0 ${color.primary}` },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'] } } } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '38px',
  blockSize: '38px',
  borderRadius: radius.m,
  background: color['surface-2'],
  color: color['text-2'],
});

export const said = style({ display: 'grid', gap: fineSpace[3], minInlineSize: 0 });

export const entryTitle = style({ ...text('body'), margin: 0, fontWeight: weight.strong });

/** All of the entry leads to its proof. */
export const entryLink = style({ color: color.text, '::after': { content: '', position: 'absolute', inset: 0 } });

export const note = style({
  ...text('small'),
  margin: 0,
  color: color['text-2'],
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const facts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fineSpace[3]} ${space[3]}`,
  margin: 0,
  color: color['text-3'],
});

export const empty = style({
  ...text('body'),
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  margin: 0,
  padding: space[6],
  border: `1px dashed ${color['line-strong']}`,
  borderRadius: radius.l,
  color: color['text-2'],
});

export const foot = style({
  ...text('small'),
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  margin: 0,
  color: color['text-3'],
  textWrap: 'pretty',
});
