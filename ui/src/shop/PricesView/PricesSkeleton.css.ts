import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const block = style({ borderRadius: vars.radius.l, background: vars.color['surface-2'] });

export const wide = style([block, { blockSize: '208px', marginBlockStart: '88px' }]);

export const tall = style([block, { blockSize: '284px' }]);

export const shelfSpace = style({ marginBlockStart: '88px' });
