import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

import { vars } from '../../theme/vars.css';

const { color, font, radius, space, weight } = vars;

/** Prose in the face of stories, what is said to the machine in that of the interface. */
const highlight = HighlightStyle.define([
  { tag: tags.heading, fontFamily: font.ui, fontWeight: String(weight.action), color: color.text },
  { tag: tags.list, color: color['primary-text'], fontWeight: String(weight.action) },
  { tag: tags.link, fontFamily: font.ui, fontSize: '0.9em', color: color.success },
  { tag: tags.meta, fontFamily: font.ui, fontSize: '0.85em', color: color['text-2'] },
  { tag: tags.comment, fontFamily: font.ui, fontSize: '0.85em', color: color['text-3'] },
  { tag: tags.annotation, fontFamily: font.ui, fontSize: '0.9em', color: color['brass-text'] },
  { tag: [tags.keyword, tags.brace], fontFamily: font.ui, fontSize: '0.9em', color: color['brass-text'] },
  { tag: [tags.variableName, tags.operator], fontFamily: font.ui, fontSize: '0.9em', color: color['text-2'] },
  { tag: [tags.string, tags.number], fontFamily: font.ui, fontSize: '0.9em', color: color['seal-text'] },
  { tag: tags.squareBracket, color: color['text-3'] },
]);

/** The editor in the colours, faces and spaces of the house. Themed by custom properties: it follows night and day by itself. */
export const inkTheme: Extension = [
  EditorView.theme({
    '&': { blockSize: '100%', color: color.text, backgroundColor: color.bg },
    '&.cm-focused': { outline: `${vars.focusWidth} solid ${color.focus}`, outlineOffset: '-3px' },
    '.cm-scroller': { fontFamily: font.story, fontSize: '1.0625rem', lineHeight: '1.6' },
    '.cm-content': { paddingBlock: space[4], caretColor: color.text, minInlineSize: '0' },
    '.cm-line': { paddingInline: `${space[3]} ${space[6]}`, overflowWrap: 'anywhere' },
    '.cm-cursor': { borderInlineStartColor: color.text },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: color['surface-3'],
    },
    // The page's own colour of selected words is for its own ground.
    '.cm-line::selection, .cm-line ::selection': { color: `${color.text} !important` },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color['surface-1'] },
    '.cm-gutters': {
      fontFamily: font.ui,
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      color: color['text-2'],
      backgroundColor: color.bg,
      border: '0',
    },
    '.cm-lineNumbers .cm-gutterElement': { paddingInline: `${space[2]} ${space[1]}`, lineHeight: '1.7rem' },
    '.cm-gutter-lint': { inlineSize: space[5] },
    '.cm-placeholder': { color: color['text-3'] },
    '.cm-tooltip': {
      fontFamily: font.ui,
      fontSize: '0.875rem',
      color: color.text,
      backgroundColor: color['surface-2'],
      border: `1px solid ${color['line-strong']}`,
      borderRadius: radius.s,
      overflow: 'hidden',
    },
    '.cm-tooltip-autocomplete > ul > li': { paddingBlock: space[1], paddingInline: space[2] },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      color: color['on-primary'],
      backgroundColor: color.primary,
    },
    '.cm-completionDetail': { color: 'inherit', fontStyle: 'normal', marginInlineStart: space[2] },
    '.cm-diagnostic': { padding: `${space[2]} ${space[3]}`, borderInlineStart: '0' },
    '.cm-diagnosticAction': {
      font: 'inherit',
      color: color['primary-text'],
      backgroundColor: 'transparent',
      fontWeight: String(weight.action),
    },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: `underline wavy ${color.danger}`,
      textDecorationSkipInk: 'none',
    },
    '.cm-lintRange-warning': {
      backgroundImage: 'none',
      textDecoration: `underline dotted ${color['brass-text']}`,
    },
  }),
  syntaxHighlighting(highlight),
];
