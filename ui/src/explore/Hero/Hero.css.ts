import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { lines, ownDirection, sheer, titleFace } from '../../theme/art-styles';

const { space, weight } = vars;

/** What the book at the end of the hero takes up, with the space around it. */
const bookRoom = '306px';

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
      marginInline: `calc(${space[4]} * -1)`,
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
  padding: `${space[10]} ${space[11]}`,
  '@container': {
    [roomForCast]: { maxInlineSize: 'min(560px, calc(100% - 318px))' },
    [roomForBook]: { maxInlineSize: 'min(560px, calc(100% - 590px))' },
  },
  '@media': { [media.phone]: { maxInlineSize: 'none', padding: `${space[5.5]} ${space[5]} ${space[6.5]}` } },
});

export const eyebrow = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  margin: `0 0 ${space[3.5]}`,
  color: vars.color['primary-text'],
  fontWeight: weight.strong,
});

export const title = style({
  ...text('display-xl'),
  ...titleFace,
  margin: 0,
  fontSize: 'clamp(2.625rem, 1.9rem + 2vw, 3.5rem)',
  fontWeight: weight.label,
  letterSpacing: vars.tracking,
  lineHeight: 1.03,
  overflowWrap: 'anywhere',
  selectors: {
    ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.3 },
    ':root:is(:lang(zh), :lang(ja), :lang(ko)) &': { fontWeight: weight.bold, lineHeight: 1.18 },
  },
});

export const synopsis = style({
  ...lines(4),
  ...ownDirection,
  margin: `${space[3.5]} 0 ${space[6]}`,
  maxInlineSize: '27em',
  color: sheer(vars.hero.text, 90),
  fontFamily: vars.font.story,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { lineHeight: 1.75 } },
  '@media': { [media.phone]: { margin: `${space[2.5]} 0 ${space[4.5]}`, fontSize: '1.0625rem' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
});

// On phones the two buttons share the width; where their words are long, each takes a line.
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });

export const standingBook = style({
  display: 'none',
  '@container': {
    [roomForBook]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: space[16],
      insetBlockStart: space[11],
      inlineSize: '218px',
      rotate: '3deg',
    },
  },
  selectors: { '[dir="rtl"] &': { rotate: '-3deg' } },
});

export const cast = style({
  display: 'none',
  margin: 0,
  padding: `${space[3.5]} ${space[4.5]} ${space[2.5]}`,
  borderRadius: '22px',
  listStyle: 'none',
  background: vars.hero.plate,
  color: vars.hero.text,
  '@container': {
    [roomForCast]: {
      position: 'absolute',
      insetInlineEnd: space[7],
      insetBlockEnd: space[7],
      display: 'flex',
      gap: space[3.5],
    },
    [roomForBook]: { insetInlineEnd: bookRoom },
  },
});

export const castMember = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
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
  fontWeight: weight.name,
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.4 } },
});
