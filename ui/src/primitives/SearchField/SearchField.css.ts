import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 0,
  blockSize: '42px',
  paddingInline: `${space[4]} ${space[1.5]}`,
  border: `1px solid ${color['line-strong']}`,
  borderRadius: vars.radius.pill,
  background: color['surface-1'],
  color: color['text-3'],
  selectors: {
    '&[data-size="large"]': { blockSize: '48px' },
    '&:focus-within': { borderColor: color.focus, outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.phone]: { blockSize: vars.size.tap } },
});

export const input = style({
  ...text('label'),
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  outline: 0,
  background: 'transparent',
  color: color.text,
  fontWeight: weight.supporting,
  selectors: {
    // Below 16 px, phones zoom in on the field that is typed into.
    '[data-size="large"] > &': { fontSize: '1rem' },
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const clear = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: color['text-2'],
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-3'], color: color.text } } } },
});
