import { style } from '@vanilla-extract/css';

import { growingInput, growingText, whileWriting } from '../../primitives/TextField/growing-text';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[2] });

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: '58px',
  padding: `${space[2.5]} ${space[3]} ${space[2.5]} ${space[4]}`,
  border: `1px solid ${color['line-strong']}`,
  borderRadius: '16px',
  background: color['surface-1'],
  selectors: {
    ...whileWriting,
    '[dir="rtl"] &': { padding: `${space[2.5]} ${space[4]} ${space[2.5]} ${space[3]}` },
  },
});

export const sign = style({ color: color['text-3'] });

export const growing = style(growingText('40dvh'));

export const input = style(growingInput);

export const end = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const send = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  border: 0,
  borderRadius: '50%',
  background: color.primary,
  color: color['on-primary'],
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.45, cursor: 'not-allowed' } },
});

export const foot = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const problem = style({ display: 'flex', alignItems: 'center', gap: space[1.5], color: color.danger });
