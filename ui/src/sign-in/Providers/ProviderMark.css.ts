import { style } from '@vanilla-extract/css';

export const mark = style({ flex: 'none', display: 'block', inlineSize: '18px', blockSize: '18px' });
