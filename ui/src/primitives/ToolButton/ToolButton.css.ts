import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, space } = vars;

export const tool = style({
  ...text('small'),
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: fineSpace[7],
  minInlineSize: '36px',
  minBlockSize: '36px',
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: color['text-3'],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
    '&[aria-pressed="true"]': { color: color['primary-text'] },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: color['surface-2'], color: color.text } },
    },
    [media.phone]: { minInlineSize: vars.size.tap, minBlockSize: vars.size.tap },
  },
});

/** Words beside the sign, where there is room for them. */
export const words = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The same where a price stands after them: on phones they are still read aloud. */
export const pricedWords = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});
