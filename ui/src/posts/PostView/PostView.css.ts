import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { titleFace } from '../../theme/art-styles';

const { color, space } = vars;

/** One letter on a page of its own, with the window of its writer beside it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px',
  alignItems: 'start',
  gap: space[16],
  maxInlineSize: '1040px',
  marginInline: 'auto',
  '@media': {
    '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] },
  },
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const letter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: `${space[9]} ${space[10]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xl,
  background: color['surface-1'],
  '@media': {
    [media.phone]: {
      marginInline: `calc(${space[4]} * -1)`,
      padding: `${space[5]} ${space[4]} ${space[3]}`,
      borderInline: 0,
      borderRadius: 0,
    },
  },
});

/** The writer beside the letter; on narrow pages a line above it. */
export const aside = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space[6]})`,
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  textAlign: 'center',
  '@media': {
    '(max-width: 1000px)': {
      position: 'static',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      order: -1,
      textAlign: 'start',
    },
    [media.phone]: { paddingBlockStart: space[4] },
  },
});

export const frame = style({
  inlineSize: '180px',
  aspectRatio: '3 / 3.7',
  borderRadius: '90px 90px 16px 16px',
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${color.line}, ${vars.elevation[2]}`,
  '@media': { '(max-width: 1000px)': { inlineSize: '64px', borderRadius: '32px 32px 8px 8px' } },
});

export const writer = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const writerName = style({ ...text('title'), ...titleFace, color: color.text, textDecoration: 'none' });

export const label = style({ ...text('small'), color: color['text-2'] });

export const wayIn = style({ '@media': { '(max-width: 1000px)': { gridColumn: '1 / -1', inlineSize: '100%' } } });
