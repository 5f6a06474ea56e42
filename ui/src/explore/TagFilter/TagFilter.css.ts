import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { fineSpace, weight } = vars;

export const chip = style({
  ...text('label'),
  // Holds what is only read aloud: loose, it would stretch the page past a strip that scrolls sideways.
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: fineSpace[7],
  minBlockSize: '40px',
  paddingInline: fineSpace[15],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: vars.color['text-2'],
  fontWeight: weight.micro,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, scale ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    '&:active': { scale: '.98' },
    '&[data-state="include"]': {
      borderColor: vars.color.primary,
      background: vars.color['primary-soft'],
      color: vars.color['primary-text'],
    },
    '&[data-state="exclude"]': {
      borderColor: vars.color['line-strong'],
      borderStyle: 'dashed',
      color: vars.color['text-3'],
      textDecoration: 'line-through',
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color['surface-2'] } } },
    [media.phone]: { minBlockSize: vars.size.tap },
    [media.reducedMotion]: { transition: 'none' },
  },
});
