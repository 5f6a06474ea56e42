import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, size } = vars;

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
  fontWeight: 620,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '10px',
      insetInline: '3px',
      border: `1px solid ${color['line-strong']}`,
      borderRadius: vars.radius.s,
    },
    '&:hover': { color: color.text },
  },
});
