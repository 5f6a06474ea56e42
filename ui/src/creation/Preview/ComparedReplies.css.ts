import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { theirBubble } from '../MeetStep/MeetStep.css';

const { color, fineSpace, radius, space } = vars;

/** One below the other where there is no room for both. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: space[3],
  inlineSize: '100%',
});

export const side = style({ display: 'grid', alignContent: 'start', gap: fineSpace[5], margin: 0, minInlineSize: 0 });

export const caption = style({ ...text('small'), color: color['text-2'] });

export const said = theirBubble;

export const failed = style({
  ...text('small'),
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  border: `1px dashed ${color['line-strong']}`,
  borderRadius: radius.m,
  color: color['text-2'],
});
