import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const editor = style({ display: 'grid', gap: space[2.5], inlineSize: 'min(560px, 72vw)' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] });
