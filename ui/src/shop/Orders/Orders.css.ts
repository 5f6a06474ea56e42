import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5.5],
  inlineSize: '100%',
  maxInlineSize: '760px',
  marginInline: 'auto',
  paddingBlock: space[6],
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const heading = style({ ...text('title'), ...headingFace, margin: 0, outline: 'none' });

export const lead = style({ ...text('body'), margin: `${space[1.5]} 0 0`, color: color['text-2'], textWrap: 'pretty' });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[3]} ${space[5]}`,
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const title = style({ ...text('label'), margin: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const detail = style({
  ...text('small'),
  margin: `${space[1]} 0 0`,
  color: color['text-2'],
  textWrap: 'pretty',
});

export const amount = style({
  ...text('label'),
  display: 'grid',
  justifyItems: 'end',
  gap: space[1],
  fontWeight: weight.amount,
  fontVariantNumeric: 'tabular-nums',
});

export const receiptLink = style({ ...text('small'), color: color['text-2'], textDecoration: 'underline' });

export const withdraw = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  alignItems: 'center',
  gap: `${space[2]} ${space[3.5]}`,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const until = style({ ...text('small'), color: color['text-2'] });
