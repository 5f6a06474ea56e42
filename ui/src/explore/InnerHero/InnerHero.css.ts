import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { sheer, titleFace } from '../../theme/art-styles';
import { hero } from '../Hero/Hero.css';

const { space } = vars;

export const inner = style([hero, { minBlockSize: '270px', '@media': { [media.phone]: { minBlockSize: '270px' } } }]);

export const title = style({
  ...text('display-l'),
  ...titleFace,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const lead = style({
  margin: `${space[2.5]} 0 0`,
  maxInlineSize: '30em',
  color: sheer(vars.hero.text, 90),
  fontFamily: vars.font.story,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { lineHeight: 1.75 } },
});

export const neighbour = style({
  ...text('label'),
  display: 'inline-block',
  marginBlockStart: space[1.5],
  paddingBlock: space[1.5],
  color: vars.hero.text,
  textDecorationLine: 'underline',
  textDecorationColor: sheer(vars.hero.text, 45),
  textUnderlineOffset: '4px',
});
