import { style } from '@vanilla-extract/css';

import { ownDirection, wholeWords } from '../theme/art-styles';
import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, radius, space } = vars;

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[5],
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-2'],
});

export const words = style({ ...text('body'), ...wholeWords, ...ownDirection, margin: 0 });
