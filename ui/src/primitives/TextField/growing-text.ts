import type { StyleRule } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

/**
 * The room of a box for words that grows with them, to spread into a `style()`. Where a `textarea` cannot grow by itself
 * (`field-sizing`), a hidden copy of the words, which `data-draft` of the room holds, holds the height. The box itself
 * looks as {@link growingInput} says.
 *
 * @param maxBlockSize A CSS length, from which on it scrolls.
 */
export const growingText = (maxBlockSize: string): StyleRule => ({
  ...text('chat'),
  display: 'grid',
  maxBlockSize,
  overflowY: 'auto',
  '@supports': {
    'not (field-sizing: content)': {
      '::after': {
        content: 'attr(data-draft) " "',
        gridArea: '1 / 1',
        visibility: 'hidden',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      },
    },
  },
});

/** The `textarea` in the room of {@link growingText}. */
export const growingInput: StyleRule = {
  gridArea: '1 / 1',
  fieldSizing: 'content',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 0,
  resize: 'none',
  overflow: 'hidden',
  background: 'transparent',
  color: color.text,
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: color['text-3'], opacity: 1 } },
};

/** The frame around a `textarea` while it has focus, as one of the `selectors` of a `style()`. */
export const whileWriting = {
  '&:has(textarea:focus)': {
    borderColor: color.focus,
    outline: `${vars.focusWidth} solid ${color.focus}`,
    outlineOffset: '2px',
  },
} satisfies StyleRule['selectors'];
