import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

/** The card of the popup, standing on the page; on phones it reaches the edges, as heroes do. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  maxInlineSize: vars.size.loginPopup,
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.xl,
  background: color['surface-1'],
  boxShadow: vars.elevation[2],
  '@media': {
    [media.popupFull]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${space[6]})`,
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
    [media.phone]: { marginInline: `calc(-1 * ${space[4]})` },
  },
});

export const body = style({
  minInlineSize: 0,
  padding: `${space[9]} ${space[10]} ${space[7.5]}`,
  '@media': { [media.popupFull]: { padding: `${space[5.5]} ${space[5]} ${space[6]}` } },
});

export const title = style({
  ...text('display-m'),
  fontSize: '1.875rem',
  fontVariationSettings: "'SOFT' 40, 'WONK' 0",
  outline: 0,
  '@media': { [media.popupFull]: { fontSize: '1.625rem' } },
});

/** Below 768 px the cross stands on the banner, away from the title. */
export const besideCross = style({
  paddingInlineEnd: space[9],
  '@media': { [media.popupFull]: { paddingInlineEnd: 0 } },
});

export const sentence = style({
  ...text('body'),
  marginBlock: `${space[2]} ${space[5.5]}`,
  color: color['text-2'],
  fontSize: '.9375rem',
  '@media': { [media.popupFull]: { marginBlock: `${space[1]} ${space[4]}` } },
});

export const close = style({
  position: 'absolute',
  insetBlockStart: space[3.5],
  insetInlineEnd: space[3.5],
  '@media': {
    [media.popupFull]: {
      borderRadius: radius.m,
      background: vars.onArt.plate,
      vars: {
        [color['text-2']]: vars.onArt.text,
        [color.text]: vars.onArt.text,
        [color['surface-2']]: vars.onArt.plate,
      },
    },
  },
});
