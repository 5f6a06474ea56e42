import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, fineSpace } = vars;

export const rows = style({ display: 'grid', gap: space[4.5], paddingBlock: space[2] });

export const row = style({ display: 'flex', alignItems: 'center', gap: space[3.5] });

export const square = style({
  flex: 'none',
  inlineSize: '44px',
  blockSize: '54px',
  borderRadius: radius.arch,
  background: color['surface-3'],
});

export const bar = style({
  inlineSize: 'min(260px, 60%)',
  blockSize: '18px',
  borderRadius: radius.s,
  background: color['surface-3'],
});

export const failed = style({ display: 'grid', justifyItems: 'start', gap: space[3] });

export const reason = style({ ...text('body'), display: 'flex', gap: fineSpace[9], color: color['text-2'] });

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  padding: `${space[5.5]} ${space[6]}`,
  border: `1px dashed ${color.line}`,
  borderRadius: radius.l,
});

export const sentence = style({ ...text('body'), maxInlineSize: '52ch', color: color['text-2'], textWrap: 'pretty' });
