import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const textButton = style({
  ...text('small'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  color: color['primary-text'],
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    // Fingers get 44 px without moving the line; more of it above, as a field's box begins 9 px below.
    '&::after': { content: '', position: 'absolute', insetBlock: '-12px -8px', insetInline: '-8px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { textDecoration: 'underline' } } } },
});
