import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const active = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const list = style({ display: 'contents', margin: 0, padding: 0, listStyle: 'none' });

const quiet = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '36px',
  border: 0,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  '@media': { [media.phone]: { minBlockSize: vars.size.tap } },
});

export const remove = style([
  quiet,
  {
    paddingInline: '12px 10px',
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
    paddingInline: '10px',
    background: 'transparent',
    color: vars.color['primary-text'],
    fontWeight: 600,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
]);
