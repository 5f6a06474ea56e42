import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { tokens } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { underOwnHead, underWholeWindow } from '../own-head';

const { color, duration, easing, size, space, fineSpace, weight } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  blockSize: size.header,
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.bg,
  transition: `translate ${duration.base} ${easing.standard}`,
  selectors: { [`${underWholeWindow} &`]: { display: 'none' } },
  '@media': {
    print: { display: 'none' },
    [media.phone]: {
      gap: space[0.5],
      paddingInline: `${space[1.5]} ${space[3.5]}`,
      // The header returns when the focus moves into it, so that a keyboard user sees the focus.
      selectors: {
        '&[data-hidden]:not(:focus-within)': { translate: '0 -100%' },
        [`${underOwnHead} &`]: { display: 'none' },
      },
    },
    [media.reducedMotion]: { transitionDuration: duration.instant },
  },
});

export const forDrawer = style({ display: 'none', '@media': { [media.sidebarCollapse]: { display: 'block' } } });

export const forRail = style({ '@media': { [media.sidebarCollapse]: { display: 'none' } } });

export const brandLink = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: fineSpace[11],
  minBlockSize: size.tap,
  borderRadius: vars.radius.s,
  '@media': { [media.phone]: { flex: '0 1 auto', minInlineSize: 0 } },
});

/** The name is drawn in the brand's own letters in every language. */
export const wordmark = style({
  fontFamily: tokens.font.display,
  fontSize: '1.5rem',
  fontWeight: weight.action,
  fontVariationSettings: "'SOFT' 60, 'WONK' 1",
  letterSpacing: '-0.02em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      fontSize: '1.375rem',
      // Beside a badge there is no room for the name: the link keeps it for screen readers.
      selectors: {
        [`${brandLink}:has(+ button) > &`]: {
          position: 'absolute',
          overflow: 'hidden',
          inlineSize: '1px',
          clipPath: 'inset(50%)',
        },
      },
    },
    '(max-width: 359.98px)': { display: 'none' },
  },
});

export const searchSlot = style({
  flex: '0 1 min(440px, 36vw)',
  minInlineSize: 0,
  marginInline: 'auto',
  '@media': { [media.phone]: { flexBasis: 0, visibility: 'hidden' } },
});

/** Kept for an account before its bell is there, so that nothing moves; on phones the drawer leads there. */
export const bellSlot = style({
  flex: 'none',
  display: 'none',
  inlineSize: size.tap,
  blockSize: size.tap,
  '@media': {
    [media.desktop]: { selectors: { 'html[data-session="registered"] &, &:not(:empty)': { display: 'block' } } },
  },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.phone]: { gap: space[0.5] } },
});
