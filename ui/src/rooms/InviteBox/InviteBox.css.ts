import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const box = style({ display: 'grid', gap: '10px', minInlineSize: 0 });

export const invites = style({ display: 'grid' });

export const invite = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  paddingBlock: '8px',
  borderBlockStart: `1px solid ${color.line}`,
});

export const inviteWords = style({ ...text('label'), display: 'grid', flex: '1 1 160px', minInlineSize: 0 });
