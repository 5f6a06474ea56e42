import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { space } = vars;

const bar = style({ maxInlineSize: '100%', borderRadius: vars.radius.m, background: vars.color['surface-3'] });

export const nameLine = style([bar, { inlineSize: '300px', blockSize: '46px' }]);
export const line = style([bar, { inlineSize: '220px', blockSize: '20px', marginBlockStart: space[3] }]);
export const button = style([bar, { inlineSize: '180px', blockSize: '44px', marginBlockStart: space[6] }]);
