import { keyframes, style } from '@vanilla-extract/css';

import { lines, sheer } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, fineSpace } = vars;

/** Paper and ink of the card, the same by day and night: it is an object, not a surface of the page. */
const paper = `rgb(from ${vars.onArt.dayPlate} r g b / 1)`;
const ink = vars.onArt.dayText;

const appearing = keyframes({ from: { opacity: 0 } });

/** An upright card; on phones, where it stands in a low banner, it lies down. */
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  inlineSize: '246px',
  maxInlineSize: '100%',
  margin: 0,
  padding: `${space[4]} ${space[4]} ${space[5.5]}`,
  borderRadius: '10px',
  background: paper,
  color: ink,
  boxShadow: vars.elevation[3],
  rotate: '-2.5deg',
  selectors: { '[dir="rtl"] &': { rotate: '2.5deg' } },
  '@media': {
    [media.popupFull]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[4],
      inlineSize: '320px',
      padding: `${space[3]} ${space[4.5]} ${space[3]} ${space[3]}`,
      rotate: '-1.5deg',
      selectors: {
        '[dir="rtl"] &': { rotate: '1.5deg', padding: `${space[3]} ${space[3]} ${space[3]} ${space[4.5]}` },
      },
    },
  },
});

const archShape = {
  inlineSize: '100%',
  aspectRatio: '214 / 232',
  borderRadius: '107px 107px 6px 6px',
  background: sheer(ink, 14),
  '@media': { [media.popupFull]: { inlineSize: '104px', aspectRatio: '1 / 1.22', borderRadius: vars.radius.arch } },
} as const;

export const picture = style({
  ...archShape,
  display: 'block',
  blockSize: 'auto',
  objectFit: 'cover',
  animation: `${appearing} ${vars.duration.base} ${vars.easing.enter}`,
  '@media': {
    ...archShape['@media'],
    [media.reducedMotion]: { animationDuration: vars.duration.instant },
  },
});

export const noPicture = style({
  ...archShape,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${sheer(ink, 45)}`,
  background: 'transparent',
});

export const words = style({
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlockStart: space[3.5],
  textAlign: 'center',
  '@media': { [media.popupFull]: { padding: 0, textAlign: 'start' } },
});

export const name = style({
  ...text('title'),
  ...lines(3),
  fontSize: '1.5rem',
  fontVariationSettings: "'SOFT' 40, 'WONK' 0",
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '&[data-unwritten]': { color: sheer(ink, 75) } },
  '@media': { [media.popupFull]: { fontSize: '1.3125rem' } },
});

export const motto = style({
  ...lines(4),
  marginBlockStart: fineSpace[5],
  color: sheer(ink, 82),
  fontFamily: vars.font.story,
  fontSize: '1.0625rem',
  fontStyle: 'italic',
  lineHeight: 1.35,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { fontStyle: 'normal', lineHeight: 1.7 },
    // The marks over and under its letters reach out of their lines.
    ':root:lang(ar) &': { paddingBlock: '.3em .2em' },
  },
  '@media': { [media.popupFull]: { fontSize: '.9375rem' } },
});

export const unwritten = style({ color: sheer(ink, 75) });
