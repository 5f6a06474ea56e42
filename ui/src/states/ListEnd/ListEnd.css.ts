import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: vars.space[8],
  minBlockSize: vars.space[24],
  boxSizing: 'border-box',
});

export const sentinel = style({ blockSize: '1px', inlineSize: '100%' });

export const close = style({ ...text('label'), margin: 0, color: vars.color['text-3'] });

export const reason = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  margin: 0,
});

export const failed = style({
  ...text('body'),
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  color: vars.color['text-2'],
  textAlign: 'center',
});
