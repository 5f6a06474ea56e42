import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const strip = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[3.5]}`,
  minBlockSize: '44px',
  paddingBlock: space[1],
  paddingInline: `max(${space[9]}, calc((100% - ${vars.size.thread}) / 2))`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color['surface-1'],
  '@media': { [media.phone]: { paddingInline: space[3] } },
});

export const back = style({
  ...text('label'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '40px',
  color: color['primary-text'],
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

export const place = style({
  ...text('small'),
  display: 'flex',
  flex: '1 1 auto',
  justifyContent: 'flex-end',
  gap: space[2],
  minInlineSize: 0,
  color: color['text-2'],
  whiteSpace: 'nowrap',
});

export const title = style({
  overflow: 'hidden',
  fontFamily: vars.font.display,
  color: color.text,
  textOverflow: 'ellipsis',
});

export const where = style({ overflow: 'hidden', flex: '0 2 auto', textOverflow: 'ellipsis' });

export const wide = style({ '@media': { [media.phone]: { display: 'none' } } });
