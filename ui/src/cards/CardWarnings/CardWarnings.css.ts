import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  padding: '14px 16px',
  borderRadius: vars.radius.m,
  background: color['primary-soft'],
});

export const heading = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: color.text,
  fontWeight: 600,
});

export const sign = style({ display: 'inline-flex', color: color['brass-text'] });

export const list = style({
  ...text('small'),
  display: 'grid',
  gap: '6px',
  margin: 0,
  paddingInlineStart: '18px',
  color: color['text-2'],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
