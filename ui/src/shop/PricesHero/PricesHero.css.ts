import { style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const frame = style({ position: 'relative' });

/** The balance on a plate at the quiet end of the scene; on phones below it. */
export const plate = style({
  position: 'absolute',
  insetInlineEnd: '40px',
  insetBlockEnd: '32px',
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '16px 24px',
  border: `1px solid ${vars.hero.plateEdge}`,
  borderRadius: vars.radius.l,
  background: vars.hero.plate,
  color: vars.hero.text,
  textDecoration: 'none',
  '@media': {
    '(max-width: 899.98px)': {
      position: 'static',
      marginBlockStart: '14px',
      borderColor: vars.color.line,
      background: vars.color['surface-1'],
      color: vars.color.text,
    },
    [media.phone]: { padding: '14px 18px' },
  },
});

export const label = style({ ...text('small'), display: 'block' });

export const balance = style({
  ...text('title'),
  ...headingFace,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
});
