import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '10px',
  '@media': { [media.popupFull]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
