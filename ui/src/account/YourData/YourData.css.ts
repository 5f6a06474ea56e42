import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { space } = vars;

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3.5] });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
