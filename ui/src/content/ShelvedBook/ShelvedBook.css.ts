import { createVar, fallbackVar, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { sheer } from '../../theme/art-styles';

const { space, weight } = vars;

/** Half the space between two books: each book brings its piece of board, and the pieces meet in the middle. */
export const halfGap = createVar();

export const boardStart = createVar();

/** How far the board reaches past the last book: to the end of the row where the books do not fill it. */
export const boardEnd = createVar();

export const place = style({ position: 'relative', display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const standing = style({ position: 'relative', zIndex: 1, marginInline: space[1] });

export const board = style({
  position: 'relative',
  marginBlockStart: space[1],
  marginInlineStart: `calc(${fallbackVar(boardStart, halfGap)} * -1)`,
  marginInlineEnd: `calc(${fallbackVar(boardEnd, halfGap)} * -1)`,
  blockSize: '10px',
  background: `linear-gradient(${vars.shelf.face}, ${vars.shelf.base})`,
  boxShadow: `inset 0 1px 0 ${vars.shelf.lip}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    blockSize: '16px',
    background: `linear-gradient(${sheer(vars.color.scrim, 34)}, transparent)`,
    pointerEvents: 'none',
  },
});

export const caption = style({
  ...text('small'),
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  marginInline: space[1],
  marginBlock: `${space[3.5]} 0`,
  color: vars.color['text-2'],
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { marginBlockStart: space[3] } },
});

export const length = style({ color: vars.color.text, fontWeight: weight.strong });
