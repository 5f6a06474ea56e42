import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
