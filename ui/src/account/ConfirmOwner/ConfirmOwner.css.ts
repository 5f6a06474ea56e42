import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const sentence = style({ ...text('small'), margin: 0, color: vars.color['text-2'] });

export const waysList = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
