import { style, styleVariants, createVar } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import type { MeasureValue } from '../model';

const { color, font, line, space } = vars;

/** How long a line is, in units of its own text. */
const measure = createVar();
/** How far apart the lines stand, as a factor of what the script asks for. */
const leading = createVar();

/** Lines of about 60, 66 and 70 characters, in ems. */
export const emsOf = { narrow: 26.5, usual: 29, wide: 31.5 } as const satisfies Record<MeasureValue, number>;

export const measures = styleVariants(emsOf, (ems) => ({ vars: { [measure]: `${ems}em` } }));

export const spacings = styleVariants({
  close: { vars: { [leading]: '.9' } },
  usual: { vars: { [leading]: '1' } },
  open: { vars: { [leading]: '1.14' } },
});

export const book = style({
  boxSizing: 'border-box',
  maxInlineSize: measure,
  marginInline: 'auto',
  color: color.text,
  fontFamily: font.story,
  fontVariantNumeric: 'oldstyle-nums proportional-nums',
  fontKerning: 'normal',
  lineHeight: `calc(${line.story} * ${leading})`,
  hyphens: 'auto',
  hyphenateLimitChars: '6 3 3',
  hangingPunctuation: 'first allow-end',
  textWrap: 'pretty',
  selectors: {
    '[data-flow="pages"] &': {
      maxInlineSize: 'none',
      blockSize: '100%',
      paddingBlock: `clamp(${space[5]}, 4dvh, ${space[12]})`,
      columnFill: 'auto',
    },
    '[data-face="sans"] &': { fontFamily: font.ui, fontVariantNumeric: 'normal' },
    '&:lang(ar)': { hyphens: 'none', letterSpacing: 0, fontSize: '1.08em' },
    '&:is(:lang(zh), :lang(ja))': {
      hyphens: 'none',
      lineBreak: 'strict',
      textSpacingTrim: 'normal',
      textAutospace: 'normal',
      textWrap: 'wrap',
    },
    '&:lang(ko)': { hyphens: 'none', lineBreak: 'strict', wordBreak: 'keep-all' },
  },
  '@media': {
    print: {
      maxInlineSize: 'none',
      color: 'CanvasText',
      selectors: {
        '[data-flow="pages"] &': { blockSize: 'auto', columnCount: 'auto !important', padding: '0 !important' },
      },
    },
  },
});

export const round = style({
  outline: 0,
  scrollMarginBlockStart: space[8],
});

/** What was decided, as a quiet line between what was and what came of it. */
export const decisionTaken = style({
  display: 'flex',
  alignItems: 'center',
  gap: '1.1em',
  marginBlock: '1.7em',
  color: color['text-2'],
  fontSize: '.92em',
  fontStyle: 'italic',
  lineHeight: 1.5,
  textAlign: 'center',
  textWrap: 'balance',
  hyphens: 'manual',
  breakInside: 'avoid',
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: '1 0 1.6em',
      borderBlockStart: `1px solid ${color.line}`,
    },
    '&:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)), [data-face="sans"] &': { fontStyle: 'normal' },
  },
  '@media': { [media.phone]: { gap: '.7em' } },
});
