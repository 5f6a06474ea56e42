import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
  minInlineSize: 0,
  padding: `${space[2]} ${space[6]} ${space[4]}`,
});

export const list = style({
  display: 'flex',
  flex: '1 1 240px',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  // Room for the ring of the chosen one.
  padding: space[1],
  listStyle: 'none',
  overflowX: 'auto',
});

export const item = style({
  position: 'relative',
  display: 'block',
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { outline: `2.5px solid ${color.primary}`, outlineOffset: '2px' } },
});

export const picture = style({
  display: 'block',
  inlineSize: '104px',
  blockSize: '72px',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  borderRadius: radius.m,
});

export const tag = style({
  ...text('micro'),
  position: 'absolute',
  insetInlineStart: space[1],
  insetBlockEnd: space[1],
  padding: `${space[0.5]} ${space[1.5]}`,
  borderRadius: radius.s,
  background: color.bg,
  color: color.text,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

export const note = style({
  ...text('small'),
  flex: '1 1 200px',
  margin: 0,
  color: color['text-2'],
  textWrap: 'pretty',
});
