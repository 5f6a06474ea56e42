import { style } from '@vanilla-extract/css';

import { titleFace } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

/** Says who can create an account, above the first field. */
export const note = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[2],
  paddingInline: space[3.5],
  borderRadius: radius.m,
  background: color['surface-2'],
  color: color['text-2'],
});

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[6],
  maxInlineSize: '34rem',
  marginInline: 'auto',
  paddingBlock: space[8],
  paddingInline: space[4],
  textAlign: 'center',
});

export const title = style({ ...text('display-l'), ...titleFace, margin: 0, color: color.text });

export const sentence = style({ ...text('body'), margin: 0, color: color['text-2'] });
