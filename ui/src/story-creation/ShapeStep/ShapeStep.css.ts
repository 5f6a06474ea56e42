import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { space } = vars;

/** The boxes of one entry of a list. */
export const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2.5] });
