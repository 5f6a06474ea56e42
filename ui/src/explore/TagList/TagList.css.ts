import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, weight } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '36px',
  paddingInline: space[3.5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color['surface-1'],
  color: vars.color['text-2'],
  fontWeight: weight.micro,
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: vars.color['surface-2'], color: vars.color.text } },
  '@media': { [media.phone]: { selectors: { 'a&': { minBlockSize: vars.size.tap } } } },
});
