import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { wholeWords } from '../../theme/art-styles';

export const heading = style({
  ...text('display-l'),
  margin: 0,
  ...wholeWords,
  '@media': { [media.phone]: { marginBlockStart: vars.space[3], fontSize: '1.75rem' } },
});
