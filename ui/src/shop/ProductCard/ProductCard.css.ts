import { style } from '@vanilla-extract/css';

import { boardEnd, halfGap } from '../../content/ShelvedBook/ShelvedBook.css';
import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

/** As many as fit; each board reaches past its first and last product. */
export const shelf = style({
  vars: { [halfGap]: space[3] },
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: `${space[8]} ${space[6]}`,
  margin: `0 -${space[2.5]}`,
  padding: `0 ${space[2.5]}`,
  overflowX: 'clip',
  listStyle: 'none',
  '@media': {
    '(max-width: 1179.98px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[4] },
  },
});

export const item = style({ selectors: { '&:last-child': { vars: { [boardEnd]: '100vw' } } } });

export const link = style({ display: 'block', color: 'inherit', textDecoration: 'none', outline: 'none' });

/** It stands on the board. */
export const figure = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: '100%',
  maxInlineSize: '176px',
  marginBlockEnd: `-${space[1]}`,
  transition: `translate ${vars.duration.base} ${vars.easing.standard}`,
  borderRadius: radius.l,
  selectors: {
    [`${link}:focus-visible &`]: { outline: `${vars.focusWidth} solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${link}:hover &`]: { translate: '0 -4px' } } },
    [media.reducedMotion]: { transition: 'none', selectors: { [`${link}:hover &`]: { translate: 'none' } } },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1], marginBlockStart: space[4.5] });

export const name = style({ ...text('card-name'), ...headingFace, margin: 0, fontWeight: weight.name });

export const price = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2]}`,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const points = style({ ...text('label'), color: color['brass-text'], fontWeight: weight.amount });

export const mine = style({
  ...text('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  padding: `${space[1]} ${space[2.5]}`,
  borderRadius: radius.s,
  background: color['success-soft'],
  color: color.success,
});
