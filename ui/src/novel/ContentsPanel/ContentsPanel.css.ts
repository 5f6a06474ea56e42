import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, font, radius, size } = vars;

export const list = style({ display: 'grid', gap: '2px', marginInline: '-10px' });

export const quiet = style({ ...text('small'), color: color['text-3'] });

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: '2.2em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '8px',
  inlineSize: '100%',
  minBlockSize: size.tap,
  padding: '9px 10px',
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

/** Drawn in under its chapter. */
export const decision = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '12px',
  paddingBlock: '4px',
  paddingInline: 'calc(2.2em + 18px) 10px',
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
  padding: '4px 2px',
  border: 0,
  background: 'transparent',
  color: color['primary-text'],
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  '@media': { [media.phone]: { minBlockSize: size.tap } },
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
