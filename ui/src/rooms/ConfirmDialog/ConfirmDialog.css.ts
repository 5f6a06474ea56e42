import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2.5],
  '@media': { [media.popupFull]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
