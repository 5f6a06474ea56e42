import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const care = style({ ...text('small'), marginBlock: vars.space[3], color: vars.color['text-2'] });
