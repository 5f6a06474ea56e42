import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const presence = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  color: color['text-2'],
});

/** Full for those who are here, a ring for those who are not: told apart without colour. */
export const dot = style({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '10px',
  blockSize: '10px',
  border: `2px solid ${color['line-strong']}`,
  borderRadius: vars.radius.pill,
  background: color.bg,
  selectors: {
    '&[data-present]': { borderColor: color.success, background: color.success },
    '&[data-on-face]': {
      position: 'absolute',
      insetBlockEnd: '-1px',
      insetInlineEnd: '-1px',
      inlineSize: '12px',
      blockSize: '12px',
      boxShadow: `0 0 0 2px ${color.bg}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-present]': { background: 'CanvasText' } } },
  },
});
