import { style } from '@vanilla-extract/css';

import { headingFace, ownDirection, wholeWords } from '../../theme/art-styles';
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

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3.5],
});

export const heading = style({ ...text('title'), ...headingFace, margin: 0 });

export const lead = style({ ...text('body'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const title = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: weight.strong,
});

export const detail = style({
  ...text('small'),
  ...wholeWords,
  margin: `${space[1]} 0 0`,
  color: color['text-2'],
});

export const note = style({
  ...text('small'),
  ...wholeWords,
  ...ownDirection,
  margin: 0,
  paddingInlineStart: space[3.5],
  borderInlineStart: `2px solid ${color.line}`,
  color: color['text-2'],
  whiteSpace: 'pre-line',
});

export const linkParts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  inlineSize: '100%',
});

export const resendParts = style({ display: 'grid', justifyItems: 'start', gap: space[2] });
