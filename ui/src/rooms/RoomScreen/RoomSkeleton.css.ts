import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color } = vars;

export const rows = style({
  display: 'grid',
  gap: '26px',
  maxInlineSize: '760px',
  marginInline: 'auto',
  paddingBlock: '96px 40px',
});

export const row = style({ display: 'flex', gap: '14px' });

export const arch = style({
  flex: 'none',
  inlineSize: '44px',
  blockSize: '54px',
  borderRadius: vars.radius.arch,
  background: color['surface-3'],
});

export const bubble = style({
  flex: 1,
  maxInlineSize: '520px',
  blockSize: '92px',
  borderRadius: '20px',
  background: color['surface-2'],
});
