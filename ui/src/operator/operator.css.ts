import { style } from '@vanilla-extract/css';

import { headingFace, ownDirection, wholeWords } from '../theme/art-styles';
import { media } from '../theme/breakpoints';
import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, fineSpace, radius, size, space, weight } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const title = style({ ...text('display-m'), ...headingFace, ...wholeWords, margin: 0 });

export const onPhones = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const onWideScreens = style({ '@media': { [media.phone]: { display: 'none' } } });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4.5] });

export const rows = style({ display: 'grid', gap: space[2.5], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3.5]} ${space[4.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.hover]: { selectors: { '&:has(a):hover': { borderColor: color['line-strong'] } } } },
});

export const personRow = style([
  row,
  { gridTemplateColumns: '44px minmax(0, 1fr)', alignItems: 'center', gap: space[4] },
]);

export const portrait = style({
  display: 'block',
  inlineSize: '44px',
  blockSize: '52px',
  objectFit: 'cover',
  borderRadius: radius.s,
  background: color['surface-2'],
});

export const rowWords = style({ display: 'grid', gap: space[1.5], minInlineSize: 0 });

/** All of the row leads there. */
export const rowLink = style({
  ...text('body'),
  ...wholeWords,
  ...ownDirection,
  color: color.text,
  fontWeight: weight.strong,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const excerpt = style({
  ...text('body'),
  ...wholeWords,
  ...ownDirection,
  display: '-webkit-box',
  margin: 0,
  overflow: 'hidden',
  color: color['text-2'],
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const facts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fineSpace[5]} ${space[3.5]}`,
  margin: 0,
  color: color['text-2'],
});

export const tag = style({
  ...text('small'),
  paddingBlock: fineSpace[3],
  paddingInline: space[2.5],
  borderRadius: radius.s,
  background: color['surface-2'],
  color: color['text-2'],
  fontWeight: weight.strong,
  selectors: {
    '&[data-tone="open"]': { background: color['primary-soft'], color: color['primary-text'] },
    '&[data-tone="closed"]': { background: color['danger-soft'], color: color.danger },
    '&[data-tone="good"]': { background: color['success-soft'], color: color.success },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 8fr)',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5.5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: space[4.5] } },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const heading = style({ ...text('title'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

export const quote = style({
  ...text('body'),
  ...wholeWords,
  ...ownDirection,
  maxBlockSize: '360px',
  margin: 0,
  padding: space[4],
  overflowY: 'auto',
  borderRadius: radius.m,
  background: color['surface-2'],
  whiteSpace: 'pre-wrap',
});

export const said = style({ ...text('body'), ...wholeWords, ...ownDirection, margin: 0 });

export const note = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const plainLink = style({
  ...text('small'),
  justifySelf: 'start',
  color: color['text-2'],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const warning = style({
  ...text('body'),
  ...wholeWords,
  display: 'grid',
  gap: space[1.5],
  margin: 0,
  padding: space[3.5],
  borderRadius: radius.m,
  background: color['danger-soft'],
  color: color.danger,
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2.5] });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const choices = style({ display: 'grid', gap: space[2], minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const choice = style({
  ...text('body'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.tap,
  paddingBlock: space[2],
  paddingInline: space[3.5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: color.primary, background: color['primary-soft'] } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] });

export const field = style({ display: 'grid', gap: space[2] });

export const label = style({ ...text('label'), fontWeight: weight.strong });

export const empty = style({ display: 'grid', justifyItems: 'start', gap: space[2], paddingBlock: space[4] });
