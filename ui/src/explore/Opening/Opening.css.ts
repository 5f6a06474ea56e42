import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { sheer } from '../../theme/art-styles';

const { space, weight } = vars;

/** The right-hand page of an open book: the fold on its start side, the edges of the pages on its end side. */
export const page = style({
  position: 'relative',
  boxSizing: 'border-box',
  maxInlineSize: '760px',
  padding: `${space[11]} ${space[12]} ${space[12]} ${space[14]}`,
  borderRadius: vars.radius.book,
  background: vars.color['surface-1'],
  boxShadow: `0 0 0 1px ${vars.color.line}, 4px 4px 0 -1px ${vars.color['surface-2']}, 4px 4px 0 0 ${vars.color.line}, ${vars.elevation[2]}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '34px',
    background: `linear-gradient(to right, ${sheer(vars.color.scrim, 15)}, transparent)`,
    pointerEvents: 'none',
  },
  selectors: {
    '[dir="rtl"] &': {
      borderRadius: '9px 3px 3px 9px',
      padding: `${space[11]} ${space[14]} ${space[12]} ${space[12]}`,
    },
    '[dir="rtl"] &::before': { transform: 'scaleX(-1)' },
  },
  '@media': {
    [media.phone]: {
      padding: `${space[6.5]} ${space[5]} ${space[7]} ${space[6.5]}`,
      selectors: { '[dir="rtl"] &': { padding: `${space[6.5]} ${space[6.5]} ${space[7]} ${space[5]}` } },
    },
  },
});

export const paragraph = style({
  margin: 0,
  fontFamily: vars.font.story,
  fontSize: '1.3125rem',
  lineHeight: vars.line.story,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: {
    '& + &': { marginBlockStart: '.85em' },
    [`${page}[data-drop-cap="true"] > &:first-child::first-letter`]: {
      float: 'inline-start',
      paddingInlineEnd: '.11em',
      paddingBlockStart: '.06em',
      color: vars.color['primary-text'],
      fontFamily: vars.font.display,
      fontSize: '4.1em',
      fontWeight: weight.strong,
      lineHeight: 0.78,
      fontVariationSettings: "'SOFT' 30, 'WONK' 1",
    },
  },
  '@media': { [media.phone]: { fontSize: '1.1875rem' } },
});
