import { style } from '@vanilla-extract/css';

export const branch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px',
});

export const naming = style({ display: 'grid', gap: '10px', paddingBlock: '8px' });
