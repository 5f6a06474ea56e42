import { style } from '@vanilla-extract/css';

import { hero } from '../../explore/Hero/Hero.css';
import { headingFace, sheer } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { tokens } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { space, weight } = vars;

export const stage = style([
  hero,
  {
    minBlockSize: '360px',
    marginBlockStart: space[20],
    '@media': { [media.phone]: { minBlockSize: '420px', marginBlockStart: space[14] } },
  },
]);

export const words = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxInlineSize: '560px',
  padding: `${space[10]} ${space[12]}`,
  '@media': { [media.phone]: { padding: `${space[20]} ${space[5]} ${space[6]}` } },
});

export const title = style({ ...text('display-l'), ...headingFace, margin: 0 });

export const body = style({
  margin: 0,
  color: sheer(vars.hero.text, 90),
  fontFamily: vars.font.story,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { lineHeight: 1.75 } },
});

export const order = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const command = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '48px',
  paddingInline: space[5],
  borderRadius: vars.radius.m,
  background: vars.hero.plate,
  color: vars.hero.text,
  fontFamily: tokens.font.ui,
  fontSize: '1.0625rem',
  fontWeight: weight.strong,
});

export const needs = style({ ...text('label'), margin: 0, color: sheer(vars.hero.text, 90) });

export const said = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: vars.hero.text,
  selectors: { '&:empty': { display: 'none' } },
});

export const facts = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2.5]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.hero.text,
});

export const fact = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const source = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.tap,
  color: vars.hero.text,
  textDecorationLine: 'underline',
  textDecorationColor: sheer(vars.hero.text, 45),
  textUnderlineOffset: '4px',
});
