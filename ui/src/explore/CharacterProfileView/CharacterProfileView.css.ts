import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { sheer, titleFace } from '../../theme/art-styles';
import { singleColumn } from '../../theme/columns';

const { space, weight, fineSpace } = vars;

export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(320px, 34%) minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[12],
  padding: `${space[10]} ${space[12]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  background: vars.color['surface-1'],
  overflow: 'hidden',
  isolation: 'isolate',
  '@media': {
    '(max-width: 1000px)': { gap: space[8], padding: space[7] },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[6],
      marginInline: `calc(${space[4]} * -1)`,
      padding: `${space[7]} ${space[4]}`,
      border: 0,
      borderRadius: 0,
      background: 'none',
    },
  },
});

/** The light on the wall: where it comes from and how far it reaches. */
const light = { centre: '208px', phoneCentre: '210px', radius: '420px' } as const;

/** Light of the portrait's own colour (its `color`) on the wall around the window. */
export const glow = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  insetInlineStart: light.centre,
  inlineSize: '840px',
  blockSize: '840px',
  marginBlockStart: `-${light.radius}`,
  marginInlineStart: `-${light.radius}`,
  background: `radial-gradient(closest-side, currentColor, ${sheer('currentColor', 42)} 52%, transparent)`,
  opacity: 0.55,
  '@media': {
    [media.phone]: { insetBlockStart: light.phoneCentre, insetInlineStart: '50%' },
  },
});

export const portrait = style({
  position: 'relative',
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
  gap: space[4],
  paddingBlock: space[2],
});

export const name = style({
  ...text('display-xl'),
  ...titleFace,
  margin: 0,
  fontWeight: weight.label,
  lineHeight: 1.04,
  overflowWrap: 'anywhere',
  selectors: {
    ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.35 },
    ':root:is(:lang(zh), :lang(ja), :lang(ko)) &': { fontWeight: weight.bold, lineHeight: 1.2 },
  },
});

export const tagline = style({
  margin: `calc(${space[2]} * -1) 0 0`,
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
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: fineSpace[7] });

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
  gap: space[4],
  marginBlockStart: space[2],
  '@media': { [media.phone]: { inlineSize: '100%', display: 'grid' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 380px)',
  alignItems: 'start',
  gap: `0 ${space[16]}`,
  '@media': { [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ minInlineSize: 0 });

export const dialogue = style({ display: 'grid', gap: space[5] });
