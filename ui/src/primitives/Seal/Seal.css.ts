import { style } from '@vanilla-extract/css';

export const seal = style({ flex: 'none', display: 'block', inlineSize: '34px', blockSize: '34px' });
