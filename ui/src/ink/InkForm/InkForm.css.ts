import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: '18px',
});

export const choice = style({
  ...text('body'),
  inlineSize: '100%',
  minBlockSize: '52px',
  paddingInline: '14px',
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: '14px',
  background: color.bg,
  color: color.text,
});

export const mature = style({ ...text('label'), display: 'flex', alignItems: 'start', gap: '12px', cursor: 'pointer' });

export const box = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: '1px 0 0',
  accentColor: color.primary,
});

export const matureHint = style({ ...text('small'), display: 'block', color: color['text-2'], fontWeight: 400 });
