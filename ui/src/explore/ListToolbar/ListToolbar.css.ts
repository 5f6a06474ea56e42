import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const toolbar = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlock: `${vars.space[6]} ${vars.space[5]}`,
  minInlineSize: 0,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px) auto',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const hint = style({ ...text('small'), margin: 0, color: vars.color['text-3'] });

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      marginInline: `calc(${vars.space[4]} * -1)`,
      paddingInline: vars.space[4],
      paddingBlock: '6px',
      marginBlock: '-6px',
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'none',
    },
  },
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minBlockSize: vars.size.tap,
});

export const count = style({
  ...text('label'),
  margin: 0,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});
