import { style } from '@vanilla-extract/css';

export const sketch = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
