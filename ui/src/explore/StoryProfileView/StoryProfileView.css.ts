import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { sheer, titleFace } from '../art-styles';
import { singleColumn } from '../columns';

/** The story's scene lies on top and melts into the page; the book stands in front of it. */
export const head = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'min(268px, 32%) minmax(0, 1fr)',
  alignItems: 'end',
  gap: '48px',
  padding: '96px 48px 0',
  '@media': {
    '(max-width: 1000px)': { gap: '36px', padding: '88px 28px 0' },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[6],
      marginInline: `calc(${vars.space[4]} * -1)`,
      padding: `56px ${vars.space[4]} 0`,
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
  gap: vars.space[4],
  // The words begin where the scene has all but melted into the page.
  paddingBlockStart: '104px',
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});

export const kind = style({ ...text('label'), margin: 0, color: vars.color['primary-text'], fontWeight: 600 });

export const languages = style({ ...text('small'), margin: 0, color: vars.color['text-2'] });

export const title = style({
  ...text('display-xl'),
  ...titleFace,
  margin: `calc(${vars.space[2]} * -1) 0 0`,
  fontWeight: 560,
  lineHeight: 1.04,
  overflowWrap: 'anywhere',
  selectors: {
    ':root:lang(ar) &': { fontWeight: 700, lineHeight: 1.35 },
    ':root:is(:lang(zh), :lang(ja), :lang(ko)) &': { fontWeight: 700, lineHeight: 1.2 },
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
  gap: `${vars.space[3]} ${vars.space[8]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const factName = style({ ...text('micro'), color: vars.color['text-2'] });

export const factValue = style({
  margin: '2px 0 0',
  fontFamily: vars.font.display,
  fontSize: '1.1875rem',
  fontWeight: 600,
  lineHeight: 1.25,
  selectors: { ':root:lang(ar) &': { fontWeight: 700, lineHeight: 1.5 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[1],
  '@media': { [media.phone]: { inlineSize: '100%', display: 'grid' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px) minmax(240px, 320px)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '0 56px',
  '@media': { [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const creator = style({ ...text('small'), margin: `${vars.space[6]} 0 0`, color: vars.color['text-3'] });

export const endings = style({ marginBlockStart: '38px', '@media': { [media.phone]: { marginBlockStart: '28px' } } });
