import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, weight } = vars;

export const active = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const list = style({ display: 'contents', margin: 0, padding: 0, listStyle: 'none' });

const quiet = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: '36px',
  border: 0,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  '@media': { [media.phone]: { minBlockSize: vars.size.tap } },
});

export const remove = style([
  quiet,
  {
    paddingInline: `${space[3]} ${space[2.5]}`,
    background: vars.color['surface-2'],
    color: vars.color.text,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    selectors: { '&:hover': { background: vars.color['surface-3'] } },
  },
]);

export const clear = style([
  quiet,
  {
    paddingInline: space[2.5],
    background: 'transparent',
    color: vars.color['primary-text'],
    fontWeight: weight.strong,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
]);
