import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { vars } from '../../theme/vars.css';

const { color, font, line, tracking, weight } = vars;

/** In Latin scripts as in English books; where there are no italics, a rule and a quieter ink tell a letter instead. */
const noItalics = '&:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)), [data-face="sans"] &';
const han = '&:is(:lang(zh), :lang(ja))';

export const chapter = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '.35em',
  marginBlock: '3.2em 2em',
  textAlign: 'center',
  breakAfter: 'avoid',
  breakInside: 'avoid',
  hyphens: 'manual',
  selectors: {
    // In pages, a chapter begins on one of its own, a few lines down.
    '[data-flow="pages"] &': { breakBefore: 'column', marginBlockStart: 0, paddingBlockStart: '2.6em' },
  },
  '@media': { print: { breakBefore: 'page' } },
});

export const chapterNumeral = style({
  color: color['primary-text'],
  fontFamily: font.display,
  fontSize: '1.15em',
  lineHeight: 1.2,
});

export const chapterTitle = style({
  ...headingFace,
  fontFamily: font.display,
  fontSize: '1.55em',
  fontWeight: weight.display,
  letterSpacing: tracking,
  lineHeight: line.display,
});

export const paragraph = style({
  margin: 0,
  orphans: 2,
  widows: 2,
  overflowWrap: 'break-word',
  textIndent: '1.35em',
  selectors: {
    '&[data-follows]': { textIndent: 0 },
    [han]: { textAlign: 'justify', textIndent: '2em' },
    '&[data-drop-cap]::first-letter': {
      float: 'inline-start',
      marginInlineEnd: '.09em',
      paddingBlockStart: '.08em',
      color: color['primary-text'],
      fontFamily: font.display,
      fontSize: '3.9em',
      fontWeight: weight.strong,
      lineHeight: 0.74,
    },
  },
  '@supports': {
    '(initial-letter: 3) or (-webkit-initial-letter: 3)': {
      selectors: {
        '&[data-drop-cap]::first-letter': {
          float: 'none',
          marginInlineEnd: '.1em',
          paddingBlockStart: 0,
          fontSize: 'inherit',
          lineHeight: 'inherit',
          initialLetter: '3',
          WebkitInitialLetter: '3',
        },
      },
    },
  },
});

/** A letter inside the story: drawn in on both sides, between its own white space. */
export const letter = style({
  marginBlock: '1.2em',
  marginInline: '1.35em',
  fontSize: '.97em',
  fontStyle: 'italic',
  overflowWrap: 'break-word',
  orphans: 2,
  widows: 2,
  selectors: {
    '& + &': { marginBlockStart: '-.5em' },
    [noItalics]: {
      paddingInlineStart: '1.1em',
      borderInlineStart: `1px solid ${color['line-strong']}`,
      color: color['text-2'],
      fontStyle: 'normal',
    },
  },
});

export const gap = style({ marginBlock: '1.6em', breakAfter: 'avoid' });

export const plate = style({
  marginBlock: '1.6em',
  marginInline: 'auto',
  padding: '1.4em 1.6em',
  border: `1px solid ${color.line}`,
  outline: `1px solid ${color.line}`,
  outlineOffset: '-6px',
  color: color['text-2'],
  fontSize: '.92em',
  textAlign: 'center',
  breakInside: 'avoid',
});
