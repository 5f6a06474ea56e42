import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const field = style({ display: 'grid', minInlineSize: 0, textAlign: 'start', overflowWrap: 'anywhere' });

export const labelLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  marginBlockEnd: fineSpace[9],
});

export const label = style({ ...text('label'), fontWeight: weight.strong });

/** What stands at the other end of the label's line: words, a number of characters, a small button. */
export const aside = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[4],
  color: color['text-3'],
  fontVariantNumeric: 'tabular-nums',
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 0,
  minBlockSize: '52px',
  paddingInline: space[4],
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: '14px',
  background: color.bg,
  color: color['text-3'],
  selectors: {
    // The start belongs to the text, which may run the other way than the page.
    '&[data-many-lines]': { alignItems: 'start', paddingInline: `0 ${space[1.5]}` },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-locked]': { borderColor: color.line, background: color['surface-2'], color: color['text-2'] },
    '&:has(:is(input, textarea):focus)': {
      borderColor: color.focus,
      outline: `${vars.focusWidth} solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const input = style({
  ...text('body'),
  flex: 1,
  minInlineSize: 0,
  blockSize: '49px',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'transparent',
  color: color.text,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    // Addresses, codes and passwords run from left to right, and begin where the form begins.
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
    // What a browser fills in keeps the colours of the box.
    '&:autofill': {
      WebkitTextFillColor: color.text,
      caretColor: color.text,
      transition: 'background-color 0s 86400s',
    },
    '&:disabled': { color: color['text-2'], WebkitTextFillColor: color['text-2'], cursor: 'not-allowed' },
    '&[data-face="code"]': { fontSize: '1.375rem', fontVariantNumeric: 'tabular-nums', letterSpacing: '.32em' },
  },
});

export const manyLines = style({
  blockSize: 'auto',
  paddingBlock: fineSpace[13],
  paddingInlineStart: space[4],
  resize: 'vertical',
  lineHeight: vars.line.body,
});

export const below = style({ ...text('small'), marginBlockStart: space[2], color: color['text-2'] });

export const error = style({
  ...text('small'),
  display: 'flex',
  gap: fineSpace[7],
  marginBlockStart: space[2],
  color: color.danger,
  fontWeight: weight.label,
});

/** The sign of an error stands on its first line. */
export const errorSign = style({ marginBlockStart: space[0.5] });
