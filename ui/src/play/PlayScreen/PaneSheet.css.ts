import { style } from '@vanilla-extract/css';

export const sheet = style({ marginBlockStart: '20px' });
