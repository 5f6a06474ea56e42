import { keyframes, style } from '@vanilla-extract/css';

import { ownDirection } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, space, weight } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: space[3.5] });

export const maker = style({ ...text('small'), display: 'flex', gap: fineSpace[9], margin: 0, color: color['text-2'] });

export const makerSign = style({ marginBlockStart: space[0.5] });

export const options = style({ ...column, gap: space[5], selectors: { '&:empty': { display: 'none' } } });

export const option = style({ ...column, gap: space[2], maxInlineSize: '320px' });

export const startChoices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  // Room for the ring of the chosen one.
  padding: space[1.5],
});

export const start = style({ ...column, justifyItems: 'start', gap: space[2] });

export const startImage = style({
  display: 'block',
  inlineSize: '48px',
  blockSize: '60px',
  objectFit: 'cover',
  objectPosition: '50% 22%',
  borderRadius: radius.s,
});

export const lacking = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  color: color['text-2'],
  textWrap: 'pretty',
});

export const lackingLink = style({ color: color['primary-text'], fontWeight: weight.strong });

export const list = style({ ...column, gap: space[4] });

export const jobCard = style({
  ...column,
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const jobHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1.5]} ${space[3]}`,
});

export const jobTitle = style({
  ...text('label'),
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  fontWeight: weight.strong,
  textWrap: 'pretty',
  selectors: { '[data-state="failed"] &': { flexBasis: '16rem' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5], marginInlineStart: 'auto' });

export const note = style({
  ...text('small'),
  margin: 0,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'pretty',
});

export const waiting = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '6px',
  appearance: 'none',
  border: 0,
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: color['surface-3'],
  selectors: {
    '&::-webkit-progress-bar': { background: color['surface-3'] },
    '&::-webkit-progress-value': { borderRadius: radius.pill, background: color.primary },
    '&::-moz-progress-bar': { borderRadius: radius.pill, background: color.primary },
  },
});

export const tiles = style({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const tile = style({ ...column, alignContent: 'start', gap: space[2] });

const breathing = keyframes({ '50%': { opacity: 0.45 } });

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  objectPosition: '50% 22%',
  borderRadius: radius.m,
  background: color['surface-3'],
  selectors: {
    // Not by colour alone: the button below says it too.
    '&[data-worn]': { boxShadow: `0 0 0 2.5px ${color['surface-1']}, 0 0 0 5px ${color.primary}` },
    '&[data-missing]': { animation: `${breathing} 2s ease-in-out infinite` },
    '&[data-preview]': { filter: 'saturate(.8)' },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&[data-missing]': { animation: 'none' } } } },
});

/** A still, with its film over it. */
export const still = style({ position: 'relative', display: 'block' });

export const moving = style({ objectPosition: '50% 22%', borderRadius: radius.m });

export const sent = style({ ...text('small'), color: color['text-2'] });

export const sentHead = style({
  paddingBlock: space[1.5],
  color: color['primary-text'],
  fontWeight: weight.strong,
  cursor: 'pointer',
  '@media': { [media.phone]: { paddingBlock: space[3] } },
});

export const sentText = style({
  ...ownDirection,
  margin: 0,
  padding: `${space[2.5]} ${space[3]}`,
  borderRadius: radius.s,
  background: color['surface-2'],
  color: color.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const upload = style({ ...column, justifyItems: 'start', gap: space[3.5] });

export const worn = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  borderRadius: radius.m,
  background: color['surface-1'],
  color: color['text-2'],
  textWrap: 'pretty',
});

export const wornWords = style({ ...column, justifyItems: 'start', gap: space[1.5] });

export const wornImage = style({
  flex: 'none',
  inlineSize: '48px',
  blockSize: '60px',
  objectFit: 'cover',
  objectPosition: '50% 22%',
  borderRadius: radius.s,
});

export const skeleton = style({ minBlockSize: '260px', borderRadius: radius.l, background: color['surface-1'] });
