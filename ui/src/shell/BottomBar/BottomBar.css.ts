import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { underOwnFoot, underOwnHead } from '../own-head';

const { color, duration, easing, size, fineSpace, space, weight } = vars;

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.bottomBar,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      boxSizing: 'content-box',
      blockSize: size.bottomBar,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `1px solid ${color.line}`,
      background: color['surface-1'],
      transition: `translate ${duration.base} ${easing.standard}`,
      selectors: {
        '&[data-hidden]:not(:focus-within)': { translate: '0 100%' },
        [`${underOwnHead} &`]: { display: 'none' },
        [`${underOwnFoot} &`]: { display: 'none' },
      },
    },
    [media.reducedMotion]: { transitionDuration: duration.instant },
    print: { display: 'none' },
  },
});

export const entry = style({
  ...text('micro'),
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: fineSpace[3],
  paddingInline: space[0.5],
  color: color['text-3'],
  fontWeight: weight.label,
  textAlign: 'center',
  outlineOffset: '-4px',
  selectors: { '&[aria-current="page"]': { color: color['primary-text'] } },
});

export const label = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
