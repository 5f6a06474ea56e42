import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

export const place = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', paddingBlock: vars.space[3] } },
});
