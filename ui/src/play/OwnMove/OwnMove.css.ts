import { style } from '@vanilla-extract/css';

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
    '&:has(textarea:focus)': {
      borderColor: color.focus,
      outline: `${vars.focusWidth} solid ${color.focus}`,
      outlineOffset: '2px',
    },
    '[dir="rtl"] &': { padding: '10px 16px 10px 12px' },
  },
});

export const sign = style({ color: color['text-3'] });

/** The hidden copy of the draft holds the height, so that the box grows with the words. */
export const growing = style({
  ...text('chat'),
  display: 'grid',
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  '::after': {
    content: 'attr(data-draft) " "',
    gridArea: '1 / 1',
    visibility: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
});

export const input = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 0,
  resize: 'none',
  overflow: 'hidden',
  background: 'transparent',
  color: color.text,
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: color['text-3'], opacity: 1 } },
});

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
