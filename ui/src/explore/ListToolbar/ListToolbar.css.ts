import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const toolbar = style({
  display: 'grid',
  gap: space[3],
  marginBlock: `${space[6]} ${space[5]}`,
  minInlineSize: 0,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px) auto',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const hint = style({ ...text('small'), margin: 0, color: vars.color['text-3'] });

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      marginInline: `calc(${space[4]} * -1)`,
      paddingInline: space[4],
      paddingBlock: space[1.5],
      marginBlock: `-${space[1.5]}`,
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
  gap: `${space[2]} ${space[4]}`,
  minBlockSize: vars.size.tap,
});

export const count = style({
  ...text('label'),
  margin: 0,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});
