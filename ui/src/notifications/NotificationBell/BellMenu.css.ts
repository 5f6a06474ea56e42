import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const title = style({ ...text('label'), padding: `${space[2]} ${space[3]}`, color: color.text });

export const note = style({ ...text('small'), padding: `${space[2]} ${space[3]} ${space[3]}`, color: color['text-2'] });
