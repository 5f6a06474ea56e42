import { style } from '@vanilla-extract/css';

import { headingFace, ownDirection, wholeWords } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const cardHead = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space[3] });

export const loraName = style({
  ...text('card-name'),
  ...headingFace,
  ...wholeWords,
  ...ownDirection,
  flex: 1,
  minInlineSize: 0,
  margin: 0,
});

export const facts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  margin: 0,
  padding: 0,
  color: color['text-2'],
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1.5] });

export const word = style({
  ...text('micro'),
  maxInlineSize: '100%',
  paddingBlock: fineSpace[3],
  paddingInline: space[2.5],
  borderRadius: radius.s,
  background: color['surface-3'],
  overflowWrap: 'anywhere',
});

export const note = style({ ...text('small'), ...wholeWords, ...ownDirection, margin: 0, color: color['text-2'] });
