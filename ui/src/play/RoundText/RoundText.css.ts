import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, weight, space } = vars;

export const storySize = createVar();

export const sizes = styleVariants({
  small: { vars: { [storySize]: '1.125rem' } },
  medium: { vars: { [storySize]: '1.3125rem' } },
  large: { vars: { [storySize]: '1.5625rem' } },
});

export const roundText = style({
  maxInlineSize: vars.size.readMax,
  color: color.text,
  fontFamily: vars.font.story,
  fontSize: storySize,
  lineHeight: vars.line.story,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  hangingPunctuation: 'first last',
  // What follows a round of one line stands under its first letter, not beside it; all margins meet as if nothing were here.
  '::after': { content: '', display: 'block', clear: 'inline-start' },
});

/** Only words of the narration stand beside the first letter. */
globalStyle(`${roundText} > :not(p)`, { clear: 'inline-start' });

export const narration = style({
  selectors: { '& + &': { marginBlockStart: '.85em' } },
});

export const opened = style({
  '::first-letter': {
    float: 'inline-start',
    marginBlockEnd: '.12em',
    paddingBlockStart: '.06em',
    paddingInlineEnd: '.1em',
    color: color['primary-text'],
    fontFamily: vars.font.display,
    fontSize: '4.1em',
    fontWeight: weight.strong,
    fontVariationSettings: "'SOFT' 30, 'WONK' 1",
    lineHeight: 0.78,
  },
});

export const phrase = style({
  transition: `opacity ${vars.duration.quick}`,
  selectors: { '&[data-to-come]': { opacity: 0 } },
});

export const chapter = style({
  ...text('display-m'),
  marginBlock: '1.1em .5em',
  overflowWrap: 'anywhere',
});

export const chapterNumber = style({
  ...text('label'),
  display: 'block',
  marginBlockEnd: space[1],
  color: color['primary-text'],
});

/** A letter, a page of a log: paper laid into the page. */
export const letter = style({
  position: 'relative',
  marginBlock: '1.2em',
  padding: `${space[5.5]} ${space[6.5]}`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `3px solid ${color.brass}`,
  borderRadius: '3px',
  background: color['surface-1'],
  boxShadow: vars.elevation[1],
  fontSize: '.94em',
  whiteSpace: 'pre-line',
  transition: `opacity ${vars.duration.quick}`,
  selectors: {
    '&[data-to-come]': { opacity: 0 },
    '&:is(:lang(en), :lang(es), :lang(pt), :lang(tr), :lang(fr), :lang(de))': { fontStyle: 'italic' },
  },
  '@media': { [media.phone]: { padding: `${space[4.5]} ${space[4.5]}` } },
});

globalStyle(`${letter} > p + p`, { marginBlockStart: '.7em' });

/** What there is to see, in words: the picture itself is not drawn. */
export const seen = style({
  marginBlock: '1em',
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.line}`,
  color: color['text-2'],
  fontSize: '.94em',
});
