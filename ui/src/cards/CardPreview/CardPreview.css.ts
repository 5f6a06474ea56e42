import { style } from '@vanilla-extract/css';

import { checkbox } from '../../primitives/Choice/choice.css';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { acts } from '../looking-through.css';

const { color, space, weight } = vars;

export const body = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6.5],
  '@media': { [media.popupFull]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});

export const portrait = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.l,
  objectFit: 'cover',
  background: color['surface-3'],
  '@media': { [media.popupFull]: { inlineSize: '132px' } },
});

/** Where a portrait will be drawn. */
export const noPortrait = style([
  portrait,
  {
    ...text('small'),
    display: 'grid',
    placeContent: 'center',
    padding: space[4],
    color: color['text-2'],
    textAlign: 'center',
  },
]);

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], minInlineSize: 0 });

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minInlineSize: 0 });

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2.5]}`,
});

export const pager = style({ display: 'inline-flex', gap: space[0.5], marginInlineStart: 'auto' });

export const words = style({
  ...text('body'),
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = style({
  ...text('micro'),
  padding: `${space[1]} ${space[2.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  color: color['text-2'],
  overflowWrap: 'anywhere',
});

export const mature = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  cursor: 'pointer',
});

export const box = style([checkbox, { marginBlockStart: '1px' }]);

export const matureHint = style({
  ...text('small'),
  display: 'block',
  color: color['text-2'],
  fontWeight: weight.regular,
});

export const decision = style([acts, { marginBlockStart: space[6] }]);

export const problem = style({
  ...text('small'),
  marginBlockStart: space[4.5],
  color: color.danger,
  fontWeight: weight.label,
});
