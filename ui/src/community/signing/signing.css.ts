import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

/** What the dialog says and asks, one below the other. */
export const body = style({ display: 'grid', gap: vars.space[4] });
