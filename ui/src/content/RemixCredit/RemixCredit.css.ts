import { style } from '@vanilla-extract/css';

export const link = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' });
