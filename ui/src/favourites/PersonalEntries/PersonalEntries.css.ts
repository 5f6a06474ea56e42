import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { railed } from '../../shell/railed';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const count = style([
  {
    flex: 'none',
    minInlineSize: '22px',
    marginInlineStart: 'auto',
    paddingInline: space[1.5],
    borderRadius: vars.radius.pill,
    background: color['primary-soft'],
    color: color.text,
    fontSize: '.8125rem',
    fontWeight: weight.amount,
    lineHeight: '22px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  railed({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minInlineSize: '18px',
    paddingInline: space[1],
    fontSize: '.6875rem',
    lineHeight: '16px',
  }),
]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Wide pages have the bell in the header. */
export const forDrawer = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const lists = style({
  '@media': {
    [media.desktop]: { selectors: { '&:not(:has(li:not([data-for-drawer])))': { display: 'none' } } },
  },
});
