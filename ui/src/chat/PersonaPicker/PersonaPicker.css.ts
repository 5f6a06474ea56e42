import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const choice = style({
  ...text('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minBlockSize: vars.size.tap,
  padding: '11px 14px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  selectors: { '&:has(:checked)': { borderColor: color.primary, background: color['primary-soft'] } },
});

export const radio = style({ flex: 'none', inlineSize: '18px', blockSize: '18px', marginBlockStart: '1px' });

/** The words of a choice: pressing anywhere on the row chooses it. */
export const words = style({
  display: 'grid',
  flex: 1,
  gap: '3px',
  minInlineSize: 0,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
