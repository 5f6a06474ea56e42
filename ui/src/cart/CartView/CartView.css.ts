import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, layer, radius, space, weight } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5.5],
  inlineSize: '100%',
  maxInlineSize: '1080px',
  marginInline: 'auto',
  paddingBlock: space[6],
  '@media': { [media.phone]: { paddingBlock: `${space[5]} 0` } },
});

export const heading = style({ ...text('title'), ...headingFace, margin: 0, outline: 'none' });

/** Takes no room: what it says is read aloud. */
export const status = style({ position: 'absolute' });

/** The lines beside the sum; one below the other where they do not fit. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // The foot sticks within all of the cart, not within its row of a grid.
    [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[5] },
  },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.phone]: { display: 'contents' } },
});

export const sums = style({
  margin: 0,
  padding: `${space[2]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const sum = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const totalSum = style([
  sum,
  { borderBlockStart: `1px solid ${color.line}`, color: color.text, fontWeight: weight.amount },
]);

export const pay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3.5],
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: noticeSize,
      zIndex: layer.sticky,
      gap: space[2.5],
      marginInline: `-${space[4]}`,
      paddingInline: space[4],
      paddingBlock: `${space[3.5]} max(${space[3.5]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${color.line}`,
      background: color['surface-1'],
    },
  },
});

export const small = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const terms = style({ color: color.text, textDecoration: 'underline' });

export const problem = style({
  ...text('label'),
  margin: 0,
  padding: `${space[3.5]} ${space[4.5]}`,
  border: `1px solid ${color.danger}`,
  borderRadius: radius.m,
  color: color.text,
  textWrap: 'pretty',
});

export const block = style({
  borderRadius: radius.l,
  background: color['surface-2'],
  blockSize: '148px',
  selectors: { '& + &': { marginBlockStart: space[3.5] } },
});

export const summaryBlock = style({ borderRadius: radius.l, background: color['surface-2'], blockSize: '220px' });
