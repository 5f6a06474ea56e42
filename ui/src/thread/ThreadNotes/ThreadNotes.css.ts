import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const date = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: `${space[1]} ${space[5.5]}`,
  color: vars.color['text-3'],
  // There it stands on a scene.
  '@media': { [media.phone]: { color: vars.color['text-2'] } },
  '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
});

export const note = style({
  maxInlineSize: '36ch',
  marginInline: 'auto',
  paddingBlockEnd: space[6.5],
  color: vars.color['text-2'],
  fontFamily: vars.font.story,
  fontSize: '1.125rem',
  fontStyle: 'italic',
  lineHeight: vars.line.story,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
  selectors: {
    '&:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko))': { fontStyle: 'normal' },
  },
});
