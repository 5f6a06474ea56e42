import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, easing, elevation, radius } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const sheet = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 10px)',
  insetInlineEnd: '16px',
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
  gap: '12px',
  padding: '12px 10px 6px 20px',
  selectors: { '[dir="rtl"] &': { padding: '12px 20px 6px 10px' } },
});

export const title = style({ ...text('title'), outline: 0 });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '18px',
  padding: '6px 20px 22px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
