import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { headingFace } from '../art-styles';

export const section = style({
  marginBlockStart: '38px',
  // A link to this section must not put its heading under the header.
  scrollMarginBlockStart: `calc(${vars.size.header} + 16px)`,
  '@media': { [media.phone]: { marginBlockStart: '28px' } },
});

export const heading = style({ ...text('title'), ...headingFace, margin: '0 0 14px' });
