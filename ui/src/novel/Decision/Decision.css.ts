import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text as textStyle } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, font, radius, size, space } = vars;

const noItalics = '&:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)), [data-face="sans"] &';

export const decision = style({
  display: 'grid',
  gap: '.9em',
  marginBlock: '2.2em 0',
  scrollMarginBlock: `${space[8]} ${space[24]}`,
  hyphens: 'manual',
  breakInside: 'avoid',
  '@media': { print: { display: 'none' } },
});

export const question = style({
  color: color['text-2'],
  fontFamily: font.display,
  fontSize: '.95em',
  textAlign: 'center',
});

export const list = style({ display: 'grid' });

export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });

/** A line of the book that can be taken: no box, only a hairline to the next. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.2em minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '.5em',
  inlineSize: '100%',
  minBlockSize: size.tap,
  padding: '.75em .6em',
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.45,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${duration.quick}, color ${duration.quick}, opacity ${duration.quick}`,
  selectors: {
    '&[aria-disabled]': { cursor: 'default' },
    '&[data-waiting]': { opacity: 0.45 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled])': { background: color['surface-2'], color: color['primary-text'] } },
    },
    [media.reducedMotion]: { transition: 'none' },
    [media.phone]: { gridTemplateColumns: '1.7em minmax(0, 1fr) auto', paddingInline: '.2em' },
  },
});

export const numeral = style({
  justifySelf: 'end',
  paddingInlineEnd: '.25em',
  color: color['primary-text'],
  fontFamily: font.story,
  fontStyle: 'italic',
  selectors: { [noItalics]: { fontStyle: 'normal' } },
});

export const words = style({ display: 'grid', gap: '.2em', minInlineSize: 0 });

export const text = style({ overflowWrap: 'break-word', textWrap: 'pretty' });

export const hint = style({
  color: color['text-3'],
  fontSize: '.88em',
  fontStyle: 'italic',
  selectors: { [noItalics]: { fontStyle: 'normal' } },
});

export const note = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  color: color['text-3'],
});

/** Why a line cannot be taken. */
export const mark = style([note, { color: color['text-2'] }]);
