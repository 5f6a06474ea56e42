import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const frame = style({ position: 'relative' });

/** The balance on a plate at the quiet end of the scene; on phones below it. */
export const plate = style({
  position: 'absolute',
  insetInlineEnd: space[10],
  insetBlockEnd: space[8],
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[6]}`,
  border: `1px solid ${vars.hero.plateEdge}`,
  borderRadius: vars.radius.l,
  background: vars.hero.plate,
  color: vars.hero.text,
  textDecoration: 'none',
  '@media': {
    '(max-width: 899.98px)': {
      position: 'static',
      marginBlockStart: space[3.5],
      borderColor: vars.color.line,
      background: vars.color['surface-1'],
      color: vars.color.text,
    },
    [media.phone]: { padding: `${space[3.5]} ${space[4.5]}` },
  },
});

export const label = style({ ...text('small'), display: 'block' });

export const balance = style({
  ...text('title'),
  ...headingFace,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-pending]::before': { content: '…', opacity: 0.6 } },
});
