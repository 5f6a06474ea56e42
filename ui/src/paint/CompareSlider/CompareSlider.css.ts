import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, elevation, radius, space, weight } = vars;

export const frame = style({ position: 'absolute', inset: 0, touchAction: 'none', cursor: 'ew-resize' });

export const after = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

const words = style({
  ...text('small'),
  position: 'absolute',
  insetBlockStart: space[3],
  padding: `${space[1]} ${space[2.5]}`,
  borderRadius: radius.s,
  background: color.bg,
  color: color.text,
  fontWeight: weight.strong,
  pointerEvents: 'none',
});

export const beforeLabel = style([words, { insetInlineStart: space[3] }]);
export const afterLabel = style([words, { insetInlineEnd: space[3] }]);

export const line = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '2px',
  translate: '-50% 0',
  background: color.text,
});

export const handle = style({
  position: 'absolute',
  insetBlockStart: '60%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.pill,
  background: color.text,
  color: color.bg,
  boxShadow: elevation[2],
});
