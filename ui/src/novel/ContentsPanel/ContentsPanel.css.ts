import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, font, radius, size, space, fineSpace } = vars;

export const list = style({ display: 'grid', gap: space[0.5], marginInline: `-${space[2.5]}` });

export const quiet = style({ ...text('small'), color: color['text-3'] });

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: '2.2em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: size.tap,
  padding: `${fineSpace[9]} ${space[2.5]}`,
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { background: color['surface-2'] } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'] } } } },
});

export const numeral = style({
  justifySelf: 'end',
  color: color['primary-text'],
  fontFamily: font.display,
});

export const chapterTitle = style({ ...text('card-name'), overflowWrap: 'anywhere' });

export const decision = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: `calc(2.2em + ${space[4.5]}) ${space[2.5]}`,
});

export const decisionText = style({
  minInlineSize: 0,
  color: color['text-2'],
  fontFamily: font.story,
  fontSize: '1rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const act = style({
  ...text('small'),
  flex: 'none',
  minBlockSize: '36px',
  padding: `${space[1]} ${space[0.5]}`,
  border: 0,
  background: 'transparent',
  color: color['primary-text'],
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  '@media': { [media.phone]: { minBlockSize: size.tap } },
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
