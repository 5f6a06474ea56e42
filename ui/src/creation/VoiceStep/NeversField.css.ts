import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { space } = vars;

export const newNever = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2.5] });

export const newNeverField = style({ flex: '1 1 260px', minInlineSize: 0 });
