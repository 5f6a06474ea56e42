import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const gone = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
