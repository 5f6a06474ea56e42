import { style } from '@vanilla-extract/css';

export const chatRow = style({ display: 'flex', alignItems: 'center', gap: '4px', minInlineSize: 0 });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
