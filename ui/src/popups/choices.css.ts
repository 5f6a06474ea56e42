import { style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css';

/** The buttons at the end of a popup: side by side where they fit, the acting one last and, stacked, first. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: vars.space[3],
});

export const choice = style({ flex: '1 1 180px', display: 'grid' });
