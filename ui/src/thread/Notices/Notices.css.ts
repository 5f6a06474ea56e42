import { globalStyle, style } from '@vanilla-extract/css';

import { underOwnHead } from '../../shell/own-head';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

export const line = style({
  ...text('micro'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[1]} ${space[2.5]}`,
  color: color['text-3'],
  textAlign: 'center',
  // A narrow line has no room for a label of its own: it follows the last word.
  '@media': { [media.phone]: { display: 'block' } },
});

globalStyle(`${line} > :not(:first-child)`, {
  '@media': { [media.phone]: { marginInlineStart: space[2], verticalAlign: 'middle' } },
});

export const label = style({
  ...text('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[5],
  padding: `${space[0.5]} ${space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  color: color['text-2'],
  whiteSpace: 'nowrap',
});

/** Under the header of the site a line of the shell says it already. */
export const offlineLabel = style([
  label,
  {
    display: 'none',
    '@media': { [media.phone]: { selectors: { [`${underOwnHead} &`]: { display: 'inline-flex' } } } },
  },
]);

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3.5],
  padding: `${space[4]} ${space[4.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  boxShadow: vars.elevation[1],
});

export const crisis = style([card, { borderColor: color['line-strong'] }]);

export const sign = style({ flex: 'none', paddingBlockStart: fineSpace[3], color: color['primary-text'] });

export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: vars.weight.display,
  lineHeight: vars.line.display,
});

export const sentence = style({ ...text('body'), color: color['text-2'] });

export const lines = style({ display: 'grid', gap: space[1.5] });

export const helpLink = style({
  ...text('label'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2]}`,
  minBlockSize: '32px',
  color: color['primary-text'],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const branching = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color['text-2'],
});

/** On phones its parts follow each other like words: two lines, where a row of its own for each took four. */
export const hint = style([branching, { '@media': { [media.phone]: { display: 'block' } } }]);

globalStyle(`${hint} > :not(:last-child)`, {
  '@media': { [media.phone]: { marginInlineEnd: space[2] } },
});

globalStyle(`${hint} > svg`, {
  '@media': { [media.phone]: { display: 'inline-block', verticalAlign: 'text-bottom' } },
});
