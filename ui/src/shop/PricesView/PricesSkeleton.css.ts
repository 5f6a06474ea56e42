import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { space } = vars;

const block = style({ borderRadius: vars.radius.l, background: vars.color['surface-2'] });

export const wide = style([block, { blockSize: '208px', marginBlockStart: space[22] }]);

export const tall = style([block, { blockSize: '284px' }]);

export const shelfSpace = style({ marginBlockStart: space[22] });
