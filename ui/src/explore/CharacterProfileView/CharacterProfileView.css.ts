import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { sheer, titleFace } from '../art-styles';
import { singleColumn } from '../columns';

/** A dark wall with one lit window. */
export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(320px, 34%) minmax(0, 1fr)',
  alignItems: 'end',
  gap: '48px',
  padding: '40px 48px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  background: vars.color['surface-1'],
  overflow: 'hidden',
  isolation: 'isolate',
  '@media': {
    '(max-width: 1000px)': { gap: '32px', padding: '28px' },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[6],
      marginInline: `calc(${vars.space[4]} * -1)`,
      padding: `28px ${vars.space[4]}`,
      border: 0,
      borderRadius: 0,
      background: 'none',
    },
  },
});

/** Light of the portrait's own colour (its `color`) on the wall around the window. */
export const glow = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  insetInlineStart: '208px',
  inlineSize: '840px',
  blockSize: '840px',
  marginBlockStart: '-420px',
  marginInlineStart: '-420px',
  background: `radial-gradient(closest-side, currentColor, ${sheer('currentColor', 42)} 52%, transparent)`,
  opacity: 0.55,
  '@media': {
    [media.phone]: { insetBlockStart: '210px', insetInlineStart: '50%' },
  },
});

export const portrait = style({
  overflow: 'hidden',
  aspectRatio: '3 / 3.7',
  borderRadius: '160px 160px 20px 20px',
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.elevation[2]}`,
  '@media': {
    [media.phone]: { inlineSize: 'min(268px, 72vw)', marginInline: 'auto', borderRadius: '140px 140px 20px 20px' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
});

export const name = style({
  ...text('display-xl'),
  ...titleFace,
  margin: 0,
  fontWeight: 560,
  lineHeight: 1.04,
  overflowWrap: 'anywhere',
  selectors: {
    ':root:lang(ar) &': { fontWeight: 700, lineHeight: 1.35 },
    ':root:is(:lang(zh), :lang(ja), :lang(ko)) &': { fontWeight: 700, lineHeight: 1.2 },
  },
});

export const tagline = style({
  margin: `calc(${vars.space[2]} * -1) 0 0`,
  color: vars.color['text-2'],
  fontFamily: vars.font.story,
  fontSize: '1.3125rem',
  fontStyle: 'italic',
  lineHeight: 1.4,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { fontStyle: 'normal', lineHeight: 1.7 },
  },
});

export const facts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: '7px' });

/** A fact that leads to its part of the page. */
export const wayDown = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color['line-strong'],
  textUnderlineOffset: '4px',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[2],
  '@media': { [media.phone]: { inlineSize: '100%', display: 'grid' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 380px)',
  alignItems: 'start',
  gap: `0 64px`,
  '@media': { [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ minInlineSize: 0 });

export const dialogue = style({ display: 'grid', gap: vars.space[5] });
