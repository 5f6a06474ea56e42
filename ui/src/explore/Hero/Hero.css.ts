import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { lines, ownDirection, sheer, titleFace } from '../art-styles';

/** From this width of the hero there is room for the book beside the cast. */
const roomForBook = '(min-width: 980px)';
/** Below this width of the hero the cast would stand on the words. */
const roomForCast = '(min-width: 680px)';

const veil = (opacity: number) => `rgba(${vars.hero.veil}, ${opacity})`;

export const hero = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: '420px',
  borderRadius: vars.radius.xl,
  overflow: 'hidden',
  isolation: 'isolate',
  containerType: 'inline-size',
  background: vars.color['surface-1'],
  color: vars.hero.text,
  boxShadow: `inset 0 0 0 1px ${sheer(vars.hero.text, 8)}`,
  // The quiet third: words stand on it, the landmark stands clear of it.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(to right, ${veil(0.97)} 0%, ${veil(0.94)} 32%, ${veil(0.62)} 47%, ${veil(0)} 66%)`,
  },
  selectors: { '[dir="rtl"] &::after': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.phone]: {
      minBlockSize: '500px',
      marginInline: `calc(${vars.space[4]} * -1)`,
      borderRadius: 0,
      boxShadow: 'none',
      '::after': {
        background: `linear-gradient(to top, ${veil(0.98)} 23%, ${veil(0.8)} 49%, ${veil(0)} 77%)`,
      },
    },
  },
});

export const words = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '560px',
  padding: '40px 44px',
  '@container': {
    [roomForCast]: { maxInlineSize: 'min(560px, calc(100% - 318px))' },
    [roomForBook]: { maxInlineSize: 'min(560px, calc(100% - 590px))' },
  },
  '@media': { [media.phone]: { maxInlineSize: 'none', padding: '22px 20px 26px' } },
});

export const eyebrow = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  margin: '0 0 14px',
  color: vars.color['primary-text'],
  fontWeight: 600,
});

export const title = style({
  ...text('display-xl'),
  ...titleFace,
  margin: 0,
  fontSize: 'clamp(2.625rem, 1.9rem + 2vw, 3.5rem)',
  fontWeight: 560,
  letterSpacing: vars.tracking,
  lineHeight: 1.03,
  overflowWrap: 'anywhere',
  selectors: {
    ':root:lang(ar) &': { fontWeight: 700, lineHeight: 1.3 },
    ':root:is(:lang(zh), :lang(ja), :lang(ko)) &': { fontWeight: 700, lineHeight: 1.18 },
  },
});

export const synopsis = style({
  ...lines(4),
  ...ownDirection,
  margin: '14px 0 24px',
  maxInlineSize: '27em',
  color: sheer(vars.hero.text, 90),
  fontFamily: vars.font.story,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { lineHeight: 1.75 } },
  '@media': { [media.phone]: { margin: '10px 0 18px', fontSize: '1.0625rem' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});

// On phones the two buttons share the width; where their words are long, each takes a line.
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });

export const standingBook = style({
  display: 'none',
  '@container': {
    [roomForBook]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: '64px',
      insetBlockStart: '44px',
      inlineSize: '218px',
      rotate: '3deg',
    },
  },
  selectors: { '[dir="rtl"] &': { rotate: '-3deg' } },
});

/** The plate with the cast. */
export const cast = style({
  display: 'none',
  margin: 0,
  padding: '14px 18px 10px',
  borderRadius: '22px',
  listStyle: 'none',
  background: vars.hero.plate,
  color: vars.hero.text,
  '@container': {
    [roomForCast]: {
      position: 'absolute',
      insetInlineEnd: '28px',
      insetBlockEnd: '28px',
      display: 'flex',
      gap: '14px',
    },
    [roomForBook]: { insetInlineEnd: '306px' },
  },
});

export const castMember = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  inlineSize: '72px',
  borderRadius: vars.radius.s,
  color: 'inherit',
  textDecoration: 'none',
});

export const castArch = style({
  display: 'block',
  border: `2px solid ${vars.color.primary}`,
  borderRadius: vars.radius.arch,
  overflow: 'hidden',
  boxSizing: 'border-box',
  inlineSize: '72px',
  blockSize: '88px',
});

export const castName = style({
  ...lines(2),
  fontFamily: vars.font.display,
  fontSize: '.9375rem',
  fontWeight: 580,
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { ':root:lang(ar) &': { fontWeight: 700, lineHeight: 1.4 } },
});
