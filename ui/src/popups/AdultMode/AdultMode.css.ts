import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, size, weight, space, fineSpace } = vars;

/** An outlined word, as tall as a finger needs: the line is drawn inside. */
export const badge = style({
  ...text('micro'),
  position: 'relative',
  flex: 'none',
  minInlineSize: size.tap,
  minBlockSize: size.tap,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color['text-2'],
  fontWeight: weight.action,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: space[2.5],
      insetInline: fineSpace[3],
      border: `1px solid ${color['line-strong']}`,
      borderRadius: vars.radius.s,
    },
    '&:hover': { color: color.text },
  },
});
