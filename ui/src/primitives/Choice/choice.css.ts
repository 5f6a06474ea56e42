import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color } = vars;

/** The browser draws the mark of a checkbox or radio button in its own grey; these are drawn in the theme's colours. */
const mark = style({
  appearance: 'none',
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  border: `1.5px solid ${color['line-strong']}`,
  background: color.bg,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  '::before': { content: '', inlineSize: '10px', blockSize: '10px', background: 'transparent' },
  selectors: {
    '&:checked': { borderColor: color.primary, background: color.primary },
    '&:checked::before': { background: color['on-primary'] },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled):not(:checked)': { borderColor: color['text-2'] } } },
    // The colours are the system's there, and so is the mark.
    '(forced-colors: active)': { appearance: 'auto', '::before': { content: 'none' } },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const radio = style([
  mark,
  {
    borderRadius: vars.radius.pill,
    '::before': { inlineSize: '8px', blockSize: '8px', borderRadius: vars.radius.pill },
  },
]);

export const checkbox = style([
  mark,
  {
    borderRadius: '6px',
    '::before': {
      inlineSize: '12px',
      blockSize: '12px',
      clipPath: 'polygon(8% 52%, 22% 37%, 41% 57%, 79% 14%, 93% 29%, 42% 86%)',
    },
  },
]);
