import { style } from '@vanilla-extract/css';

import { railed } from '../../shell/Sidebar/railed';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const count = style([
  {
    flex: 'none',
    minInlineSize: '22px',
    marginInlineStart: 'auto',
    paddingInline: '6px',
    borderRadius: vars.radius.pill,
    background: color['primary-soft'],
    color: color.text,
    fontSize: '.8125rem',
    fontWeight: 640,
    lineHeight: '22px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  railed({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minInlineSize: '18px',
    paddingInline: '4px',
    fontSize: '.6875rem',
    lineHeight: '16px',
  }),
]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
