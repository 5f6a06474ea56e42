import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const choice = style({
  display: 'flex',
  marginBlockStart: space[5],
  '@media': { [media.phone]: { overflowX: 'auto', marginInline: `-${space[4]}`, paddingInline: space[4] } },
});

/** Packs beside the membership; one below the other where they do not fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  columnGap: space[7],
  '@media': { '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** One of the two alone. */
export const single = style([pair, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const packs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 44%), 1fr))',
  gap: `${space[6]} 0`,
  listStyle: 'none',
});

export const pack = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: space[3] });

export const packWords = style({ paddingInline: space[1.5] });

export const packPoints = style({ ...text('title'), ...headingFace, margin: 0, fontVariantNumeric: 'tabular-nums' });

export const detail = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const packPrice = style({ paddingInline: space[1.5] });

export const membership = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  padding: `${space[6]} ${space[6.5]}`,
  border: `1px solid ${color.primary}`,
  borderRadius: radius.l,
  background: `linear-gradient(100deg, ${color['primary-soft']}, ${color['surface-1']} 70%)`,
  selectors: {
    '[dir="rtl"] &': { background: `linear-gradient(260deg, ${color['primary-soft']}, ${color['surface-1']} 70%)` },
  },
});

export const cost = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[2]}` });

export const amount = style({ ...text('display-m'), ...headingFace, margin: 0, fontVariantNumeric: 'tabular-nums' });

export const none = style({ ...text('body'), margin: 0, color: color['text-2'] });

export const gift = style({ ...text('body'), margin: `${space[6]} 0 0` });

export const block = style({ borderRadius: radius.l, background: color['surface-2'], blockSize: '236px' });

export const low = style([
  block,
  { blockSize: space[11], maxInlineSize: '420px', marginBlock: `${space[5]} ${space[9]}` },
]);
