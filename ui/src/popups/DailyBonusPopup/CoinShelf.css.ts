import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, shelf: wood, space } = vars;

/** The point within their drawing from which the rays come. */
const raysCentre = { top: '540px', start: '550px' } as const;

export const stage = style({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  blockSize: '216px',
  background: `radial-gradient(circle at 50% 58%, ${color['primary-soft']}, ${color['surface-2']} 70%)`,
  '@media': {
    [media.popupFull]: { blockSize: 'auto', flex: '1 1 256px', minBlockSize: '256px', maxBlockSize: '54dvh' },
  },
});

export const rays = style({
  position: 'absolute',
  insetBlockStart: '62%',
  insetInlineStart: '50%',
  inlineSize: '1100px',
  maxInlineSize: 'none',
  margin: `-${raysCentre.top} -${raysCentre.start} 0`,
  opacity: 0.09,
});

export const coins = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space[2],
  inlineSize: '226px',
  marginInline: 'auto',
  '@media': { [media.popupFull]: { inlineSize: 'min(300px, 70vw)' } },
});

/** As large as a stack of coins, with the brass of a coin around it. */
const medalSize = '112px';

export const medal = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space[5],
  display: 'grid',
  placeItems: 'center',
  inlineSize: medalSize,
  blockSize: medalSize,
  marginInline: 'auto',
  border: `2px solid ${color.primary}`,
  borderRadius: vars.radius.pill,
  background: color['surface-1'],
  color: color['primary-text'],
});

globalStyle(`${medal} > svg`, { inlineSize: '56px', blockSize: '56px' });

export const shelf = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '8px',
  borderBlockStart: `1px solid ${wood.lip}`,
  background: `linear-gradient(${wood.face}, ${wood.base})`,
});
