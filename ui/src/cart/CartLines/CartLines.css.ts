import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3.5],
  listStyle: 'none',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr) auto',
  gridTemplateAreas: '"art words words" "art steps amount"',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  padding: `${space[4.5]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  selectors: { '&[data-gone]': { borderStyle: 'dashed', background: 'transparent' } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '84px minmax(0, 1fr) auto',
      gridTemplateAreas: '"art words amount" "steps steps steps"',
      padding: space[4],
    },
  },
});

export const art = style({
  gridArea: 'art',
  minInlineSize: 0,
  paddingInline: space[1.5],
  borderRadius: radius.m,
  background: color['surface-2'],
  overflow: 'hidden',
  selectors: { '[data-gone] > &': { opacity: 0.5 } },
});

export const words = style({ gridArea: 'words', minInlineSize: 0 });

export const name = style({
  ...text('card-name'),
  ...headingFace,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const note = style({
  ...text('small'),
  margin: `${space[0.5]} 0 0`,
  color: color['text-2'],
  textWrap: 'pretty',
  selectors: { '&[data-changed]': { color: color.text, fontWeight: weight.strong } },
});

export const steps = style({
  gridArea: 'steps',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});

export const remove = style({ ...text('label') });

export const amount = style({
  ...text('label'),
  gridArea: 'amount',
  margin: 0,
  fontWeight: weight.amount,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2.5]} ${space[5]}`,
  border: `1px dashed ${color['line-strong']}`,
  borderRadius: radius.l,
});
