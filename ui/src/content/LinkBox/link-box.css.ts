// How a link that is made to be handed on looks, what can be done with it, and what came of that.
import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

export const quiet = style({ ...text('small'), color: color['text-2'] });

export const link = style({
  ...text('small'),
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.tap,
  paddingInline: space[3],
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
  color: color.text,
  textOverflow: 'ellipsis',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const said = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: fineSpace[7],
  color: color['text-2'],
  selectors: { '&:empty': { display: 'none' } },
});
