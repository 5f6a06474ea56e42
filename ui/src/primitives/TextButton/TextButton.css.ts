import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const textButton = style({
  ...text('small'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  maxInlineSize: '100%',
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  color: color['primary-text'],
  fontWeight: weight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    // Text on its own breaks within a long word.
    '&:not(:has(> *))': { display: 'inline-block', overflowWrap: 'break-word' },
    // Fingers get 44 px without moving the line; more of it above, as a field's box begins 9 px below.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: `-${space[3]} -${space[2]}`,
      insetInline: `-${space[2]}`,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { textDecoration: 'underline' } } } },
});
