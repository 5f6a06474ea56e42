import { style } from '@vanilla-extract/css';

import { headingFace, lines, ownDirection, wholeWords } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight, fineSpace } = vars;

const narrowPhone = '(max-width: 359.98px)';

/** Three cards beside the whole sidebar: in the smaller ones a picture and a word do not fit beside each other. */
const narrowDesk = '(min-width: 1000.02px) and (max-width: 1239.98px)';

// The page begins with it: the distance of other sections is that from the one before.
export const section = style({ marginBlockStart: `-${space[3]}` });

export const row = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-count="2"]': { gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr)' },
    '&[data-count="3"]': { gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
  '@media': {
    [media.sidebarCollapse]: {
      selectors: { '&[data-count="3"]': { gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr)' } },
    },
    [media.phone]: {
      gap: space[3.5],
      selectors: {
        '&[data-count="2"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&[data-count="3"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
    // Half of it is narrower than a word.
    [narrowPhone]: { selectors: { '&[data-count="3"]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const cell = style({
  display: 'grid',
  '@media': {
    // Two cards where there is room for two; the third is behind “See all”.
    [`${media.sidebarCollapse} and ${media.desktop}`]: { selectors: { '&:nth-child(3)': { display: 'none' } } },
    [media.phone]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  minInlineSize: 0,
  boxSizing: 'border-box',
  minBlockSize: '208px',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': {
    [media.hover]: { selectors: { '&:has(a:hover)': { borderColor: color['line-strong'] } } },
    [media.phone]: {
      minBlockSize: 'auto',
      padding: space[3.5],
      selectors: { '&:not([data-first])': { flexDirection: 'column', gap: space[2.5] } },
    },
    [narrowDesk]: { selectors: { '&:not([data-first])': { flexDirection: 'column', gap: space[2.5] } } },
  },
  selectors: { '&[data-kind="room"]:not([data-first])': { flexDirection: 'column', gap: space[3] } },
});

export const picture = style({ flex: 'none' });

export const oneArch = style({ display: 'flex' });

export const book = style({
  inlineSize: '92px',
  '@media': {
    [media.phone]: { selectors: { [`${card}:not([data-first]) &`]: { inlineSize: '48px' } } },
    [narrowDesk]: { selectors: { [`${card}:not([data-first]) &`]: { inlineSize: '48px' } } },
  },
});

export const arches = style({ display: 'flex', gap: space[0.5] });

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[1],
  minInlineSize: 0,
});

export const title = style({
  ...text('title'),
  ...headingFace,
  ...lines(2),
  ...wholeWords,
  ...ownDirection,
  margin: 0,
  maxInlineSize: '100%',
});

/** The link is the whole card. */
export const stretched = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.l },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const meta = style({ ...text('small'), margin: 0, color: color['text-3'] });

export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space[2], alignSelf: 'stretch' });

export const dot = style({
  color: color['primary-text'],
  fontWeight: weight.strong,
  '::before': {
    content: '',
    display: 'inline-block',
    inlineSize: '8px',
    blockSize: '8px',
    marginInlineEnd: fineSpace[7],
    borderRadius: '50%',
    background: 'currentColor',
  },
});

export const line = style({
  ...text('body'),
  ...lines(2),
  ...ownDirection,
  margin: 0,
  maxInlineSize: '100%',
  color: color['text-2'],
  overflowWrap: 'anywhere',
});

export const lamps = style({
  display: 'flex',
  gap: fineSpace[5],
  alignSelf: 'stretch',
  paddingBlock: space[1],
  selectors: { '&[data-alone]': { marginBlockStart: 'auto' } },
  '@media': { [media.phone]: { selectors: { [`${card}:not([data-first]) &`]: { display: 'none' } } } },
});

export const lamp = style({
  flex: 1,
  maxInlineSize: '18px',
  blockSize: '6px',
  borderRadius: '3px',
  background: color['surface-3'],
  selectors: { '&[data-lit]': { background: color.primary } },
  '@media': {
    '(forced-colors: active)': { border: '1px solid', selectors: { '&[data-lit]': { background: 'Highlight' } } },
  },
});

export const failed = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  color: color['text-2'],
});

export const reason = style({ display: 'flex', alignItems: 'center', gap: fineSpace[9], margin: 0 });
