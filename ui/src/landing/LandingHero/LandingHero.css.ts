import { style } from '@vanilla-extract/css';

import { sheer, titleFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, weight } = vars;

const veil = (opacity: number) => `rgba(${vars.hero.veil}, ${opacity})`;

export const hero = style({ position: 'relative', isolation: 'isolate' });

/** The scene ends behind the card, which hangs over its edge. */
export const scenery = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  blockSize: '520px',
  borderRadius: vars.radius.xl,
  overflow: 'hidden',
  isolation: 'isolate',
  background: vars.color['surface-1'],
  // The words stand on the quiet third; the card stands on what melts into the page.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: [
      `linear-gradient(to bottom, transparent 40%, ${vars.color.bg} 100%)`,
      `linear-gradient(to right, ${veil(0.97)} 0%, ${veil(0.9)} 38%, ${veil(0.55)} 55%, ${veil(0)} 76%)`,
    ].join(', '),
  },
  selectors: { '[dir="rtl"] &::after': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.phone]: {
      insetInline: `calc(${space[4]} * -1)`,
      blockSize: '420px',
      borderRadius: 0,
      '::after': {
        background: [
          `linear-gradient(to bottom, transparent 55%, ${vars.color.bg} 100%)`,
          `linear-gradient(to bottom, ${veil(0.94)} 0%, ${veil(0.84)} 44%, ${veil(0)} 78%)`,
        ].join(', '),
      },
    },
  },
});

export const words = style({
  maxInlineSize: '680px',
  padding: `${space[11]} ${space[12]} ${space[8]}`,
  color: vars.hero.text,
  '@media': { [media.phone]: { padding: `${space[6]} 0 ${space[5]}` } },
});

export const title = style({
  ...text('display-xl'),
  ...titleFace,
  margin: 0,
  fontSize: 'clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem)',
  fontWeight: weight.label,
  lineHeight: 1.06,
  overflowWrap: 'anywhere',
  selectors: {
    ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.3 },
    ':root:is(:lang(zh), :lang(ja), :lang(ko)) &': { fontWeight: weight.bold, lineHeight: 1.18 },
  },
});

export const lead = style({
  margin: `${space[3.5]} 0 0`,
  color: sheer(vars.hero.text, 90),
  fontFamily: vars.font.story,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { lineHeight: 1.75 } },
  '@media': { [media.phone]: { marginBlockStart: space[2.5], fontSize: '1.0625rem' } },
});

export const card = style({
  paddingInline: space[8],
  '@media': { [media.sidebarCollapse]: { paddingInline: space[4] }, [media.phone]: { paddingInline: 0 } },
});
