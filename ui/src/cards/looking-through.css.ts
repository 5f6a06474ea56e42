// How something that was brought looks while the reader decides about it: a card, or a lorebook.
import { style } from '@vanilla-extract/css';

import { media } from '../theme/breakpoints';
import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, space, weight } = vars;

export const counts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1.5]} ${space[4.5]}`,
  margin: 0,
  padding: 0,
  color: color['text-2'],
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const partTitle = style({ ...text('label'), color: color['text-2'], fontWeight: weight.strong });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2.5],
  '@media': { [media.popupFull]: { flexDirection: 'column', alignItems: 'stretch' } },
});
