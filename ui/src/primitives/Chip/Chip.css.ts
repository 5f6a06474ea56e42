import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, space, weight } = vars;

export const chip = style({
  ...text('label'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: fineSpace[7],
  maxInlineSize: '100%',
  minBlockSize: '40px',
  paddingBlock: space[1.5],
  paddingInline: fineSpace[15],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: color['text-2'],
  fontWeight: weight.micro,
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
    // Not `:disabled`: while a whole form is saved, its chips keep their look.
    '&[disabled]': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"], :disabled)': { background: color['surface-2'], color: color.text },
      },
    },
    [media.phone]: { minBlockSize: vars.size.tap },
  },
});

// Names that people invent may be one long word: they break rather than stick out.
globalStyle(`${chip} > bdi`, { minInlineSize: 0 });
