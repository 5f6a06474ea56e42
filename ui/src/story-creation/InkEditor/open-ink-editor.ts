import { autocompletion, closeCompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState, RangeSetBuilder, Transaction } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';

import { changesOf, type SourceFix } from '../ink/fix-source';
import { completeInk } from './ink-completion';
import { ink } from './ink-language';
import { inkTheme } from './ink-theme';
import type { InkEditorHandle, InkEditorOptions, InkEditorProblem } from './ink-editor-handle';

const ownDirection = Decoration.line({ attributes: { dir: 'auto' } });

/** Each line finds its own direction: diverts stay left to right in an Arabic story. */
const directionOfLines = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = linesInView(view);
    }

    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged) this.decorations = linesInView(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function linesInView(view: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      lines.add(line.from, line.from, ownDirection);
      at = line.to + 1;
    }
  }
  return lines.finish();
}

/** What is between the equal beginnings and ends of two texts: the change of one into the other. */
function changeBetween(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

function toDiagnostic({ doc }: EditorState, { fix, line, message, severity }: InkEditorProblem): Diagnostic[] {
  if (line > doc.lines) return [];
  const { from, text, to } = doc.line(line);
  const start = from + (text.length - text.trimStart().length);
  const actions =
    fix === undefined
      ? []
      : [
          {
            name: fix.label,
            apply: (view: EditorView, _from: number, end: number) =>
              mend(view, view.state.doc.lineAt(end).number, fix.change),
          },
        ];
  return [{ from: Math.min(start, to), to, severity, message, actions }];
}

/** Changes a line so that its problem is gone, as one step of the history. */
function mend(view: EditorView, line: number, fix: SourceFix): void {
  const changes = [...changesOf(view.state.doc.toString(), line, fix)];
  if (changes.length === 0) return;
  view.dispatch({ changes, userEvent: 'input.complete', annotations: isolateHistory.of('full') });
}

/** Tab leaves the editor, and so does Escape once nothing is open above the text. */
const leaving = keymap.of([
  {
    key: 'Escape',
    run: (view) => {
      if (closeCompletion(view)) return true;
      view.contentDOM.blur();
      return true;
    },
  },
]);

/**
 * Opens the editor of a source in a host.
 *
 * Within a shadow root its styles are constructed sheets, which the Content Security Policy allows; in the document they
 * would be a `<style>` element, which it does not.
 */
export function openInkEditor(host: HTMLElement, options: InkEditorOptions): InkEditorHandle {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let given = options.source;
  let source = withPlainLines(given);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: source,
      selection: { anchor: options.caret.start, head: options.caret.end },
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        directionOfLines,
        EditorState.phrases.of(options.phrases),
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          spellcheck: 'false',
          autocapitalize: 'off',
          tabindex: '0',
        }),
        placeholder(options.placeholder),
        ink,
        inkTheme,
        autocompletion({ override: [completeInk], icons: false, aboveCursor: false, interactionDelay: 0 }),
        leaving,
        keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            const isOwn = update.transactions.some((one) => one.annotation(Transaction.userEvent) !== fromOutside);
            source = update.state.doc.toString();
            if (isOwn) {
              given = source;
              options.onChange(source);
            }
          }
          if (update.docChanged || update.selectionSet) {
            const { doc, selection } = update.state;
            const { from, head, to } = selection.main;
            const lines = { first: doc.lineAt(from).number, last: doc.lineAt(to).number };
            options.onLine(doc.lineAt(head).number, lines);
          }
        }),
      ],
    }),
  });
  if (options.caret.hasFocus) view.focus();
  view.dispatch({ effects: EditorView.scrollIntoView(options.caret.start, { y: 'center' }) });
  return {
    setSource(next) {
      if (next === given) return;
      given = next;
      const change = changeBetween(source, withPlainLines(next));
      view.dispatch({ changes: change, annotations: Transaction.userEvent.of(fromOutside) });
    },
    setProblems(problems) {
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.flatMap((problem) => toDiagnostic(view.state, problem)),
        ),
      );
    },
    goToLine(wanted) {
      const { from, to } = view.state.doc.line(Math.min(Math.max(1, wanted), view.state.doc.lines));
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    fix: (line, fix) => mend(view, line, fix),
    close: () => view.destroy(),
  };
}

/** Line breaks as the editor keeps them. */
const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/gu, '\n');

/** The event of a change that was not made in this editor: in another tab, or by bringing words back. */
const fromOutside = 'outside';
