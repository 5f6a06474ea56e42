import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';

export const cardPane = style({
  inlineSize: '330px',
  '@media': { [media.popupFull]: { inlineSize: '100%' } },
});
