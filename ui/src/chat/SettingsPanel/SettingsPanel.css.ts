import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const slider = style({
  inlineSize: '100%',
  minBlockSize: vars.size.tap,
  margin: 0,
  accentColor: color.primary,
  cursor: 'pointer',
});

export const price = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color['brass-text'],
  fontVariantNumeric: 'tabular-nums',
});

/** What is chosen has no effect now. */
export const notice = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  padding: '10px 14px',
  borderRadius: vars.radius.m,
  background: color['surface-2'],
  color: color['text-2'],
});
