import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  gap: space[5],
  '@media': {
    '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: space[3.5] },
  },
});

const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[5]} ${space[7]}`,
  padding: `${space[6.5]} ${space[7.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[5]} ${space[4.5]}` } },
});

/** Words above, and below them the price and the button on one line. */
export const plain = style([card, { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' }]);

export const lit = style([
  card,
  {
    borderColor: color.primary,
    background: `linear-gradient(100deg, ${color['primary-soft']}, ${color['surface-1']} 62%)`,
    selectors: {
      '[dir="rtl"] &': { background: `linear-gradient(260deg, ${color['primary-soft']}, ${color['surface-1']} 62%)` },
    },
  },
]);

export const name = style({ ...text('title'), ...headingFace, margin: 0, fontSize: '1.5rem' });

export const lead = style({ ...text('body'), margin: `${space[2]} 0 0`, color: color['text-2'], textWrap: 'pretty' });

export const benefits = style({ display: 'grid', gap: space[2.5], marginBlockStart: space[4], ...text('body') });

globalStyle(`${benefits} > li`, { display: 'flex', gap: space[3] });
globalStyle(`${benefits} svg`, { flex: 'none', color: color['primary-text'], marginBlockStart: space[0.5] });

export const cost = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'end',
  gap: space[4.5],
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
  '@media': { [media.phone]: { display: 'grid', justifyContent: 'stretch' } },
});

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[2]}` });

export const amount = style({
  ...text('display-l'),
  ...headingFace,
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { textAlign: 'start', fontSize: '2rem' } },
});

export const billed = style({
  ...text('small'),
  margin: `${space[1]} 0 0`,
  color: color['text-2'],
  textAlign: 'end',
  '@media': { [media.phone]: { textAlign: 'start' } },
});
