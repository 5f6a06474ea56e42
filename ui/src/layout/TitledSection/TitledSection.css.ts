import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { headingFace } from '../../theme/art-styles';

const { space } = vars;

export const section = style({
  marginBlockStart: space[9.5],
  // A link to this section must not put its heading under the header.
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space[4]})`,
  '@media': { [media.phone]: { marginBlockStart: space[7] } },
});

export const heading = style({ ...text('title'), ...headingFace, margin: `0 0 ${space[3.5]}` });
