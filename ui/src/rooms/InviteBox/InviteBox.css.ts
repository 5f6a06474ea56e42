import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const box = style({ display: 'grid', gap: space[2.5], minInlineSize: 0 });

export const invites = style({ display: 'grid' });

export const invite = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[3]}`,
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
});

export const inviteWords = style({ ...text('label'), display: 'grid', flex: '1 1 160px', minInlineSize: 0 });
