import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { artFocus, headingFace, ink, lines, sheer, ownDirection } from '../../theme/art-styles';

const { space, fineSpace } = vars;

export const card = style({
  // Holds what is only read aloud: loose, it would stretch the page past a row that scrolls sideways.
  position: 'relative',
  display: 'block',
  blockSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
});

/** The window: it lifts under the pointer and takes the lamp's glow. */
export const frame = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  isolation: 'isolate',
  boxShadow: vars.elevation[1],
  transition: `translate ${vars.duration.base} ${vars.easing.standard}, box-shadow ${vars.duration.base} ${vars.easing.standard}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${sheer(vars.onArt.text, 12)}`,
    background: `linear-gradient(to top, ${sheer(ink, 90)} 0, ${sheer(ink, 56)} 22%, transparent 44%)`,
    pointerEvents: 'none',
  },
  selectors: {
    [`${card}:focus-visible &`]: artFocus,
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${card}:hover &`]: { translate: '0 -4px', boxShadow: vars.elevation.lamp } },
    },
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { [`${card}:hover &`]: { translate: 'none' } },
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const stampPlace = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: space[2.5],
  insetBlockStart: space[2.5],
});

export const name = style({
  ...text('card-name'),
  ...headingFace,
  ...lines(2),
  position: 'absolute',
  zIndex: 1,
  insetInline: space[3.5],
  insetBlockEnd: fineSpace[11],
  margin: 0,
  color: vars.onArt.text,
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
  // Room for the tails of letters, which the cut after two lines would take.
  paddingBlockEnd: space[0.5],
});

export const tagline = style({
  ...lines(2),
  ...ownDirection,
  margin: `${fineSpace[11]} 0 ${fineSpace[7]}`,
  minBlockSize: '2.72em',
  color: vars.color['text-2'],
  fontSize: '.9375rem',
  lineHeight: 1.36,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { ':root:lang(ar) &': { lineHeight: 1.5, minBlockSize: '3em' } },
});

export const meta = style({
  ...text('micro'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: vars.color['text-3'],
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const metaItem = style({ display: 'inline-flex', alignItems: 'center', gap: fineSpace[5] });
