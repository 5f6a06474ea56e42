import { style } from '@vanilla-extract/css';

import { growingInput, growingText, whileWriting } from '../../primitives/TextField/growing-text';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const form = style({ display: 'grid', gap: '8px' });

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '12px',
  minBlockSize: '58px',
  padding: '10px 12px 10px 16px',
  border: `1px solid ${color['line-strong']}`,
  borderRadius: '16px',
  background: color['surface-1'],
  selectors: {
    ...whileWriting,
    '[dir="rtl"] &': { padding: '10px 16px 10px 12px' },
  },
});

export const sign = style({ color: color['text-3'] });

export const growing = style(growingText('40dvh'));

export const input = style(growingInput);

export const end = style({ display: 'flex', alignItems: 'center', gap: '12px' });

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
  gap: '4px 16px',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const problem = style({ display: 'flex', alignItems: 'center', gap: '6px', color: color.danger });
