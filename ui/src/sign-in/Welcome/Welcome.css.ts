import { assignVars, style } from '@vanilla-extract/css';

import { sheer } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { palettes } from '../../theme/palettes';
import { themed, vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

const bannerSky = '76px';

/** A town at night, whatever the hour of the page around it. Below 768 px a banner (tokens, "popup full"). */
export const pane = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  inlineSize: '360px',
  padding: `${space[8.5]} ${space[8]}`,
  overflow: 'hidden',
  isolation: 'isolate',
  background: color['bg-sunk'],
  color: vars.onArt.text,
  textAlign: 'start',
  colorScheme: 'dark',
  vars: assignVars(themed.color, palettes.fabula.night),
  selectors: { '[data-brand="noctis"] &': { vars: assignVars(themed.color, palettes.noctis.night) } },
  '@media': {
    [media.popupFull]: { inlineSize: '100%', padding: `${bannerSky} ${space[5]} ${space[3.5]}` },
  },
});

export const picture = style({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '100% 0',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.popupFull]: { objectPosition: '50% 14%' } },
});

export const fabula = style({ selectors: { '[data-brand="noctis"] &': { display: 'none' } } });
export const noctis = style({ selectors: { ':root:not([data-brand="noctis"]) &': { display: 'none' } } });

/** The foot of the picture darkens, so that words read on it. */
export const veil = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  background: `linear-gradient(to top, ${sheer(color['bg-sunk'], 98)} 8%, ${sheer(color['bg-sunk'], 79)} 48%, transparent 78%)`,
  '@media': {
    [media.popupFull]: {
      background: `linear-gradient(to top, ${sheer(color['bg-sunk'], 98)} 10%, ${sheer(color['bg-sunk'], 88)} 52%, ${sheer(color['bg-sunk'], 45)} 72%, transparent)`,
    },
  },
});

export const headline = style({
  ...text('display-m'),
  maxInlineSize: '9em',
  marginBlockEnd: space[4.5],
  fontSize: '2rem',
  fontVariationSettings: "'SOFT' 50, 'WONK' 1",
  textWrap: 'balance',
  '@media': { [media.popupFull]: { maxInlineSize: 'none', marginBlockEnd: space[2.5], fontSize: '1.75rem' } },
});

export const points = style({
  '@media': {
    [media.popupFull]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[3] },
  },
});

export const point = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: fineSpace[7],
  fontWeight: weight.entry,
  '@media': { [media.popupFull]: { gap: space[2.5], paddingBlock: space[1], fontSize: '.875rem' } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  color: color['primary-text'],
});
