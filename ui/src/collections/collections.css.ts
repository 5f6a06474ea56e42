import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace, ownDirection, wholeWords } from '../theme/art-styles';
import { media } from '../theme/breakpoints';
import { gridColumns } from '../theme/columns';
import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, radius, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const heading = style({ ...text('display-m'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const about = style({
  ...text('body'),
  ...wholeWords,
  ...ownDirection,
  margin: 0,
  maxInlineSize: '64ch',
  color: color['text-2'],
  whiteSpace: 'pre-line',
});

export const facts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  color: color['text-3'],
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  blockSize: '100%',
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.primary } } } },
});

export const cover = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[0.5],
  aspectRatio: '16 / 9',
  borderRadius: radius.s,
  overflow: 'hidden',
  background: color['surface-2'],
  selectors: {
    '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-count="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const coverPart = style({ position: 'relative', overflow: 'hidden', minBlockSize: 0 });

export const noCover = style({ display: 'grid', gridColumn: '1 / -1', placeItems: 'center', color: color['text-3'] });

export const cardName = style({ ...text('title'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

export const grid = style({
  ...gridColumns,
  display: 'grid',
  alignItems: 'end',
  gap: `${space[8]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    ...gridColumns['@media'],
    [media.phone]: { ...gridColumns['@media']?.[media.phone], columnGap: space[3.5], rowGap: space[6] },
  },
});

export const place = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const tools = style({ display: 'flex', justifyContent: 'center', gap: space[1] });

export const note = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const problem = style({ ...text('body'), margin: 0, color: color.danger });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlockStart: space[4],
});

export const legend = style({ ...text('label'), margin: 0 });

export const group = style({ display: 'grid', justifyItems: 'start', gap: space[2], minInlineSize: 0 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] });

export const choices = style({ display: 'grid', gap: space[0.5], margin: 0, padding: 0, listStyle: 'none' });

export const choice = style({
  ...text('body'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size.tap,
  cursor: 'pointer',
});

export const choiceName = style({ ...wholeWords, ...ownDirection });

/** Around a button that stays pressed. */
export const toggle = style({ display: 'contents' });

globalStyle(`${toggle} > [aria-pressed="true"]`, { borderColor: color.primary, background: color['primary-soft'] });
