import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&[data-look="words"]': { gridTemplateColumns: '104px minmax(0, 1fr) auto' } },
  '@media': {
    // The name and the die share the first line; the choices have the whole width below.
    [media.phone]: {
      selectors: {
        '&, &[data-look="words"]': { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 },
      },
    },
  },
});

export const label = style({
  ...text('label'),
  display: 'grid',
  minInlineSize: 0,
  fontWeight: weight.strong,
  overflowWrap: 'break-word',
});

export const labelValue = style({ ...text('small'), color: color['text-3'] });

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[2]}`,
  minInlineSize: 0,
  // Room for the ring of the chosen one.
  padding: space[1.5],
  '@media': {
    [media.phone]: {
      gridRow: 2,
      gridColumn: '1 / -1',
      selectors: {
        '&[data-look="picture"]': {
          flexWrap: 'nowrap',
          marginInline: `-${space[4]}`,
          paddingInline: space[4],
          paddingBlock: `${space[2]} ${space[2.5]}`,
          overflowX: 'auto',
          overscrollBehaviorInline: 'contain',
          scrollPaddingInline: space[4],
          scrollbarWidth: 'none',
        },
      },
    },
  },
});

// Words stand in one frame, the chosen one is raised.
globalStyle(`${options}[data-look="words"]`, {
  justifySelf: 'start',
  gap: space[0.5],
  padding: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
});

export const more = style({ flex: 'none', marginInlineStart: space[1] });

export const dice = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.tap,
  blockSize: vars.size.tap,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: color['primary-text'],
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['primary-soft'] } } } },
});
