import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const sheet = style({ marginBlockStart: space[5] });
