import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const chatRow = style({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
