import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { sheer, titleFace } from '../../theme/art-styles';
import { singleColumn } from '../../theme/columns';

const { space, weight } = vars;

/** The words begin where the scene has all but melted into the page. */
const sceneFade = '104px';

/** The story's scene lies on top and melts into the page; the book stands in front of it. */
export const head = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'min(268px, 32%) minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[12],
  padding: `${space[24]} ${space[12]} 0`,
  '@media': {
    '(max-width: 1000px)': { gap: space[9], padding: `${space[22]} ${space[7]} 0` },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[6],
      marginInline: `calc(${space[4]} * -1)`,
      padding: `${space[14]} ${space[4]} 0`,
    },
  },
});

export const sky = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  blockSize: '430px',
  overflow: 'hidden',
  isolation: 'isolate',
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to bottom, transparent 10%, ${sheer(vars.color.bg, 76)} 40%, ${sheer(vars.color.bg, 94)} 60%, ${vars.color.bg} 92%)`,
  },
  '@media': {
    [media.phone]: {
      blockSize: '460px',
      borderRadius: 0,
      '::after': { background: `linear-gradient(to bottom, transparent 30%, ${vars.color.bg} 96%)` },
    },
  },
});

export const book = style({
  rotate: '-1.5deg',
  selectors: { '[dir="rtl"] &': { rotate: '1.5deg' } },
  '@media': { [media.phone]: { inlineSize: 'min(224px, 60vw)', marginInline: 'auto' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
  paddingBlockStart: sceneFade,
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});

export const kind = style({
  ...text('label'),
  margin: 0,
  color: vars.color['primary-text'],
  fontWeight: weight.strong,
});

export const languages = style({ ...text('small'), margin: 0, color: vars.color['text-2'] });

export const title = style({
  ...text('display-xl'),
  ...titleFace,
  margin: `calc(${space[2]} * -1) 0 0`,
  fontWeight: weight.label,
  lineHeight: 1.04,
  overflowWrap: 'anywhere',
  selectors: {
    ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.35 },
    ':root:is(:lang(zh), :lang(ja), :lang(ko)) &': { fontWeight: weight.bold, lineHeight: 1.2 },
  },
});

export const tagline = style({
  margin: 0,
  maxInlineSize: '34em',
  color: vars.color['text-2'],
  fontFamily: vars.font.story,
  fontSize: '1.25rem',
  lineHeight: 1.45,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { lineHeight: 1.7 } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[8]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const factName = style({ ...text('micro'), color: vars.color['text-2'] });

export const factValue = style({
  margin: `${space[0.5]} 0 0`,
  fontFamily: vars.font.display,
  fontSize: '1.1875rem',
  fontWeight: weight.strong,
  lineHeight: 1.25,
  selectors: { ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.5 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[1],
  '@media': { [media.phone]: { inlineSize: '100%', display: 'grid' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px) minmax(240px, 320px)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `0 ${space[14]}`,
  '@media': { [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const creator = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  margin: `${space[6]} 0 0`,
  color: vars.color['text-3'],
});

export const endings = style({
  marginBlockStart: space[9.5],
  '@media': { [media.phone]: { marginBlockStart: space[7] } },
});
