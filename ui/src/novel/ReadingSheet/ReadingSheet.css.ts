import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, easing, elevation, radius, space } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const sheet = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space[2.5]})`,
  insetInlineEnd: space[4],
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(420px, calc(100% - 32px))',
  maxBlockSize: 'min(640px, calc(100dvh - 180px))',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  boxShadow: elevation[2],
  color: color.text,
  animation: `${rise} ${duration.base} ${easing.enter}`,
  '@media': {
    [media.phone]: {
      insetInline: 0,
      insetBlockEnd: '100%',
      inlineSize: '100%',
      maxBlockSize: '72dvh',
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      borderRadius: `${radius.l} ${radius.l} 0 0`,
    },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[2.5]} ${space[1.5]} ${space[5]}`,
  selectors: { '[dir="rtl"] &': { padding: `${space[3]} ${space[5]} ${space[1.5]} ${space[2.5]}` } },
});

export const title = style({ ...text('title'), outline: 0 });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4.5],
  padding: `${space[1.5]} ${space[5]} ${space[5.5]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
