import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minInlineSize: 0,
  minBlockSize: vars.size.header,
  paddingInline: '24px 16px',
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.bg,
  '@media': { [media.phone]: { gap: '8px', paddingInline: '4px' } },
});

export const back = style({
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.tap,
  blockSize: vars.size.tap,
  borderRadius: vars.radius.m,
  color: color['text-2'],
  '@media': { [media.phone]: { display: 'grid' } },
});

export const who = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: '12px',
  minInlineSize: 0,
  borderRadius: vars.radius.m,
});

export const names = style({ display: 'grid', gap: '1px', minInlineSize: 0 });

export const nameLine = style({ display: 'flex', alignItems: 'center', gap: '8px', minInlineSize: 0 });

export const name = style({
  ...text('card-name'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const title = style({
  ...text('small'),
  overflow: 'hidden',
  color: color['text-3'],
  textAlign: ['-webkit-match-parent', 'match-parent'],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const end = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: '6px' });
