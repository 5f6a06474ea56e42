import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  gap: '20px',
  '@media': {
    '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: '14px' },
  },
});

const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '20px 28px',
  padding: '26px 30px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '20px 18px' } },
});

/** Words above, and below them the price and the button on one line. */
export const plain = style([card, { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' }]);

/** The one lamp of the page. */
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

export const lead = style({ ...text('body'), margin: '8px 0 0', color: color['text-2'], textWrap: 'pretty' });

export const benefits = style({ display: 'grid', gap: '10px', marginBlockStart: '16px', ...text('body') });

globalStyle(`${benefits} > li`, { display: 'flex', gap: '12px' });
globalStyle(`${benefits} svg`, { flex: 'none', color: color['primary-text'], marginBlockStart: '2px' });

export const cost = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'end',
  gap: '18px',
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px',
  '@media': { [media.phone]: { display: 'grid', justifyContent: 'stretch' } },
});

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' });

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
  margin: '4px 0 0',
  color: color['text-2'],
  textAlign: 'end',
  '@media': { [media.phone]: { textAlign: 'start' } },
});
