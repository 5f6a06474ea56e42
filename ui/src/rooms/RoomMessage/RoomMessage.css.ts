import { style } from '@vanilla-extract/css';

import { label } from '../../chat/Notices/Notices.css';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

/** What somebody is, beside their name. */
export const role = style([label, { padding: '1px 7px', fontFamily: vars.font.ui, fontWeight: 520 }]);

/** What another person writes: a bubble of its own tone, so that people and characters are told apart. */
export const personBubble = style({ background: vars.color['surface-1'] });

/** Under words that are no longer those with which the message came. */
export const edited = style({
  ...text('small'),
  display: 'block',
  marginBlockStart: '4px',
  color: vars.color['text-3'],
});

/** What an act costs, beside its words. */
export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: vars.color['brass-text'],
  fontVariantNumeric: 'tabular-nums',
});

/** In the place of a message that was taken away. */
export const hiddenNotice = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  inlineSize: 'fit-content',
  marginBlockEnd: '22px',
  padding: '8px 14px',
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.m,
  color: vars.color['text-3'],
});
