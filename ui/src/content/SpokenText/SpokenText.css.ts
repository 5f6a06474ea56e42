import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const paragraph = style({
  margin: 0,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginBlockStart: '.7em' } },
});

/** Actions stand in italics of the story face; scripts without italics set them quieter instead. */
export const action = style({
  color: vars.color['text-2'],
  fontFamily: vars.font.story,
  fontSize: '1.08em',
  fontStyle: 'italic',
  lineHeight: 1,
  selectors: {
    '&:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko))': { fontSize: '1em', fontStyle: 'normal' },
  },
});
