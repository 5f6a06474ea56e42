import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3.5] });

export const group = style({
  display: 'grid',
  gap: space[1.5],
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});

export const legend = style({ ...text('label'), padding: 0, marginBlockEnd: space[1.5] });

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3.5] });

export const choice = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color['text-2'], cursor: 'not-allowed' } },
});

export const times = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
