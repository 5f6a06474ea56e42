import { style } from '@vanilla-extract/css';

export const editor = style({ display: 'grid', gap: '10px', inlineSize: 'min(560px, 72vw)' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' });
