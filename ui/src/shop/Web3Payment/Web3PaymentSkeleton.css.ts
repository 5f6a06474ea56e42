import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const block = { borderRadius: vars.radius.xl, background: vars.color['surface-2'] };

export const tall = style({ ...block, blockSize: '400px' });

export const short = style({ ...block, blockSize: '200px' });
