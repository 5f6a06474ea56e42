import { globalStyle, style } from '@vanilla-extract/css';

import { sheer } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { onPage } from './on-page';
import { bar } from './PlayBar.css';

const { space, weight, fineSpace } = vars;

/** Over the picture the plate is ink by day as well: lanterns are seen by night. */
export const counter = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4.5],
  minBlockSize: '44px',
  paddingInline: space[4.5],
  borderRadius: '16px',
  background: vars.onArt.plate,
  color: vars.onArt.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${bar}[data-scrolled] &`]: onPage },
  '@media': {
    [media.phone]: { justifyContent: 'space-between', gap: space[2.5], inlineSize: '100%', paddingInline: space[3.5] },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: fineSpace[9],
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: 1, gap: `clamp(1px, 0.8vw, ${space[1.5]})` } },
});

export const lamp = style({
  flex: '0 1 20px',
  minInlineSize: 0,
  blockSize: '26px',
  overflow: 'visible',
});

const dim = sheer('currentColor', 50);

globalStyle(`${lamp} > [data-part="cord"]`, { stroke: dim, strokeWidth: 1.5 });
globalStyle(`${lamp} > [data-part="caps"]`, { fill: dim });
globalStyle(`${lamp} > [data-part="paper"]`, {
  fill: vars.onArt.plate,
  stroke: dim,
  strokeWidth: 1.2,
  transition: `fill ${vars.duration.scene}, stroke ${vars.duration.scene}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

globalStyle(`${bar}[data-scrolled] ${lamp}[data-state="dark"] > [data-part="paper"]`, {
  fill: vars.color['surface-1'],
});

const lit = `${lamp}:is([data-state="lit"], [data-state="newest"])`;
const flame = vars.coin.light;

globalStyle(`${lit} > [data-part="cord"]`, { stroke: flame });
globalStyle(`${lit} > [data-part="caps"]`, { fill: vars.color.seal });
globalStyle(`${lit} > [data-part="paper"]`, { fill: flame, stroke: flame });
globalStyle(`${lamp}[data-state="newest"] > [data-part="paper"]`, { stroke: 'currentColor', strokeWidth: 2 });
