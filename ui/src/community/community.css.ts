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
  '@media': { [media.phone]: { paddingBlock: space[6] } },
});

export const head = style({ display: 'grid', justifyItems: 'start', gap: space[3] });

export const title = style({ ...text('display-l'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

export const proposalTitle = style({ ...text('display-m'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

export const lead = style({
  ...text('chat'),
  margin: 0,
  maxInlineSize: '62ch',
  color: color['text-2'],
  textWrap: 'pretty',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[4.5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.primary } } } },
});

export const cardTitle = style({ ...text('title'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

/** All of the card leads to the proposal. */
export const cardLink = style({ color: color.text, '::after': { content: '', position: 'absolute', inset: 0 } });

export const tag = style({
  ...text('small'),
  justifySelf: 'start',
  paddingBlock: fineSpace[3],
  paddingInline: space[3],
  borderRadius: radius.s,
  background: color['surface-2'],
  color: color['text-2'],
  fontWeight: weight.strong,
  selectors: {
    '&[data-state="vote"]': { background: color['primary-soft'], color: color['primary-text'] },
    '&[data-follow-up="underway"]': { background: color['primary-soft'], color: color['primary-text'] },
    '&[data-follow-up="done"]': { background: color['success-soft'], color: color.success },
    '&[data-state="decided"]': { background: color['success-soft'], color: color.success },
  },
});

export const facts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fineSpace[3]} ${space[4]}`,
  margin: 0,
  color: color['text-3'],
});

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  minInlineSize: 0,
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: space[4.5] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 9fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const words = style({ ...text('chat'), inlineSize: '100%', minInlineSize: 0, overflowWrap: 'anywhere' });

export const panelTitle = style({ ...text('title'), ...headingFace, margin: 0 });

export const note = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const said = style({ ...text('body'), margin: 0, textWrap: 'pretty' });

/** A few sentences of an operator, with a long address in them at times. */
export const reason = style({ ...text('body'), ...wholeWords, ...ownDirection, margin: 0, maxInlineSize: '62ch' });

export const earlier = style({ ...text('small'), minBlockSize: size.tap, color: color['text-2'], cursor: 'pointer' });

export const history = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  paddingBlockStart: space[3],
  paddingInline: 0,
  listStyle: 'none',
});

export const points = style({
  ...text('small'),
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'disc',
  color: color['text-2'],
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const problem = style({
  ...text('body'),
  margin: 0,
  padding: space[3.5],
  borderRadius: radius.m,
  background: color['danger-soft'],
  color: color.danger,
});

export const receipt = style({
  ...text('body'),
  display: 'grid',
  gap: space[2],
  inlineSize: '100%',
  padding: space[3.5],
  borderRadius: radius.m,
  background: color['success-soft'],
  color: color.success,
});

export const strong = style({ fontWeight: weight.strong });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  selectors: { '&:empty': { display: 'none' } },
});

export const group = style({
  display: 'grid',
  gap: space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ ...text('label'), marginBlockEnd: space[2], padding: 0, fontWeight: weight.strong });

export const option = style({
  ...text('body'),
  display: 'flex',
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

export const optionWords = style({ ...wholeWords, ...ownDirection, flex: 1, minInlineSize: 0 });

export const optionRow = style({ display: 'flex', alignItems: 'end', gap: space[2], inlineSize: '100%' });

export const optionField = style({ flex: 1, minInlineSize: 0 });

export const steps = style({
  ...text('small'),
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: space[2],
  color: color['text-2'],
  selectors: { '&[data-current]': { color: color.text, fontWeight: weight.strong } },
});

export const results = style({
  display: 'grid',
  gap: space[3.5],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const result = style({ ...text('body'), display: 'grid', gap: space[1.5] });

export const resultLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
});

export const votes = style({
  ...text('small'),
  flex: 'none',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '10px',
  border: 0,
  borderRadius: radius.pill,
  overflow: 'clip',
  background: color['surface-2'],
  '::-webkit-progress-bar': { background: color['surface-2'] },
  '::-webkit-progress-value': { borderRadius: radius.pill, background: color['line-strong'] },
  '::-moz-progress-bar': { borderRadius: radius.pill, background: color['line-strong'] },
  selectors: {
    '&[data-winner]::-webkit-progress-value': { background: color.primary },
    '&[data-winner]::-moz-progress-bar': { background: color.primary },
  },
});

export const needs = style({
  ...text('small'),
  display: 'grid',
  gap: space[1.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const need = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  color: color['text-2'],
  selectors: { '&[data-met]': { color: color.success } },
});

export const options = style({
  ...text('body'),
  display: 'grid',
  gap: space[1.5],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'disc',
});

export const back = style({ ...text('small'), color: color['text-2'] });

export const link = style({
  ...text('small'),
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

/** News for screen readers, without room of its own while there is none. */
export const news = style({ display: 'contents' });

export const form = style({ display: 'grid', gap: space[5], inlineSize: '100%' });
