import type { SourceFix } from '../ink/fix-source';

/** Lines of a source, from 1. */
export interface SelectedLines {
  readonly first: number;
  readonly last: number;
}

/** Something that is wrong at a line of the source. */
export interface InkEditorProblem {
  /** From 1. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What mends it, and the words of the button that does so. */
  readonly fix?: { readonly label: string; readonly change: SourceFix } | undefined;
}

export interface InkEditorOptions {
  readonly source: string;
  /** Where the plain box had its caret, in characters. */
  readonly caret: { readonly start: number; readonly end: number; readonly hasFocus: boolean };
  readonly label: string;
  readonly placeholder: string;
  /** Words of the editor itself, by the English ones that it has. */
  readonly phrases: Readonly<Record<string, string>>;
  /** The source after a change that was made in the editor. */
  readonly onChange: (source: string) => void;
  /** The line of the caret, from 1, and the selected lines. */
  readonly onLine: (line: number, lines: SelectedLines) => void;
}

/** An editor that is open in a host. */
export interface InkEditorHandle {
  /** Takes over a source that was changed elsewhere; the caret stays where it is in the words. */
  readonly setSource: (source: string) => void;
  readonly setProblems: (problems: readonly InkEditorProblem[]) => void;
  /** Selects a line and brings it into view. @param line from 1 */
  readonly goToLine: (line: number) => void;
  /** Mends a problem in one step that can be undone. @param line from 1 */
  readonly fix: (line: number, fix: SourceFix) => void;
  readonly close: () => void;
}

export type OpenInkEditor = (host: HTMLElement, options: InkEditorOptions) => InkEditorHandle;
