import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const chip = style({
  ...text('label'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '7px',
  maxInlineSize: '100%',
  minBlockSize: '40px',
  paddingBlock: '6px',
  paddingInline: '15px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: color['text-2'],
  fontWeight: 520,
  textAlign: 'start',
  // Not `anywhere`: that lets a flex row squeeze the chip to one letter per line.
  overflowWrap: 'break-word',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.primary,
      background: color['primary-soft'],
      color: color['primary-text'],
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-pressed="true"])': { background: color['surface-2'], color: color.text } },
    },
    [media.phone]: { minBlockSize: vars.size.tap },
  },
});
