import { style } from '@vanilla-extract/css';

import { label } from '../../thread/Notices/Notices.css';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { fineSpace, weight, space } = vars;

export const role = style([
  label,
  { padding: `1px ${fineSpace[7]}`, fontFamily: vars.font.ui, fontWeight: weight.micro },
]);

/** What another person writes: a bubble of its own tone, so that people and characters are told apart. */
export const personBubble = style({ background: vars.color['surface-1'] });

/** Under words that are no longer those with which the message came. */
export const edited = style({
  ...text('small'),
  display: 'block',
  marginBlockStart: space[1],
  color: vars.color['text-3'],
});

export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color['brass-text'],
  fontVariantNumeric: 'tabular-nums',
});

export const hiddenNotice = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: 'fit-content',
  marginBlockEnd: space[5.5],
  padding: `${space[2]} ${space[3.5]}`,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.m,
  color: vars.color['text-3'],
});
