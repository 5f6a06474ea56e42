import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const head = style({
  display: 'grid',
  gap: space[2],
  maxInlineSize: vars.size.readMax,
  marginBlockEnd: space[4.5],
});

/** It takes the focus when its round comes, and needs no ring to say so. */
export const title = style({
  ...text('display-l'),
  ...headingFace,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  outline: 0,
  selectors: { '&[data-long]': { fontSize: 'clamp(1.625rem, 1.3rem + 1.3vw, 2.125rem)' } },
});

/** What the reader has written, where it is too long for a title. */
export const move = style({
  ...text('body'),
  paddingInlineStart: space[3.5],
  borderInlineStart: `2px solid ${vars.color.primary}`,
  color: vars.color['text-2'],
  overflowWrap: 'anywhere',
});
