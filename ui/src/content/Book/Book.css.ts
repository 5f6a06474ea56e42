import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { artFocus, ink, lines, sheer, titleFace } from '../../theme/art-styles';

const { weight, fineSpace } = vars;

/** 1 where the spine is on the left, -1 where books open from the right. */
const side = createVar();

/** Edges of the pages: cream, and the same cream in shade. */
const page = `color-mix(in srgb, ${vars.onArt.text} 60%, ${vars.coin.dark})`;
const pageShade = `color-mix(in srgb, ${vars.onArt.text} 30%, ${vars.coin.dark})`;

export const link = style({ display: 'block', color: 'inherit', textDecoration: 'none', outline: 'none' });

/** The bound book: cover, spine and the block of pages behind it. */
export const book = style({
  vars: { [side]: '1' },
  position: 'relative',
  display: 'block',
  aspectRatio: '2 / 3',
  borderRadius: vars.radius.book,
  isolation: 'isolate',
  containerType: 'inline-size',
  boxShadow: [
    `calc(3px * ${side}) 3px 0 -1px ${page}`,
    `calc(5px * ${side}) 5px 0 -2px ${pageShade}`,
    `0 14px 26px ${sheer(vars.color.scrim, 62)}`,
  ].join(', '),
  transformOrigin: 'bottom center',
  transition: `rotate ${vars.duration.base} ${vars.easing.standard}, translate ${vars.duration.base} ${vars.easing.standard}`,
  selectors: {
    '[dir="rtl"] &': { vars: { [side]: '-1' }, borderRadius: '9px 3px 3px 9px' },
    [`${link}:focus-visible &`]: artFocus,
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${link}:hover &`]: { rotate: `calc(2deg * ${side})`, translate: '0 -6px' } },
    },
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { [`${link}:hover &`]: { rotate: 'none', translate: 'none' } },
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

/** The printed cover; the light that runs along the spine lies over it. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  borderRadius: 'inherit',
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to right, ${sheer(ink, 45)} 0, ${sheer(vars.onArt.text, 18)} 2.2%, ${sheer(ink, 18)} 4.5%, transparent 9%)`,
  },
  selectors: { '[dir="rtl"] &::after': { transform: 'scaleX(-1)' } },
});

/** The foil rule stamped into the cover, in the ink of the title. */
export const rule = style({
  position: 'absolute',
  insetBlock: '3.8cqi',
  insetInline: '10.6cqi 5.6cqi',
  border: '1px solid currentColor',
  borderRadius: '3px',
  opacity: 0.42,
  pointerEvents: 'none',
});

export const inkOf = styleVariants({
  night: { color: vars.onArt.text },
  paper: { color: vars.onArt.dayText },
  frost: { color: ink },
});

export const title = style({
  ...titleFace,
  ...lines(5),
  position: 'absolute',
  insetBlockStart: '15cqi',
  insetInline: '13.6cqi 8.6cqi',
  margin: 0,
  paddingBlockEnd: '.12em',
  textAlign: 'center',
  fontFamily: vars.font.display,
  fontSize: 'max(.8125rem, 11.6cqi)',
  fontWeight: weight.amount,
  letterSpacing: vars.tracking,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&[data-length="long"]': { fontSize: 'max(.8125rem, 9.4cqi)' },
    ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.35 },
    ':root:is(:lang(zh), :lang(ja), :lang(ko)) &': { fontWeight: weight.bold, lineHeight: 1.25 },
  },
});

/** A new book is stamped in the corner away from the spine, clear of the title. */
export const stampPlace = style({ position: 'absolute', insetInlineEnd: fineSpace[9], insetBlockEnd: fineSpace[9] });
