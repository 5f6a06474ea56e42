import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const bone = style({ blockSize: '216px', borderRadius: radius.l, background: color['surface-2'] });

export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] });
