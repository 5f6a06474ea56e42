import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { changed, changesOf, type SourceFix } from '../ink/fix-source';
import type { InkEditorHandle, InkEditorProblem, OpenInkEditor, SelectedLines } from '../InkEditor/ink-editor-handle';
import { InkSource } from '../InkEditor/InkSource';
import { goToLine, lineAt } from './go-to-line';
import { bar, box as boxStyle, jump, jumpInput, source as sourceStyle } from './StoryEditor.css';

/** What others can do with the box. */
export interface SourceBoxHandle {
  /** Selects a line and brings it into view. @param line from 1 */
  readonly goToLine: (line: number) => void;
}

interface SourceBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problems: readonly InkEditorProblem[];
  readonly onLines?: ((lines: SelectedLines) => void) | undefined;
  readonly ref?: Ref<SourceBoxHandle> | undefined;
  /** Below the text; it can have a problem mended, in one step that can be undone. */
  readonly children?: (onFix: (line: number, fix: SourceFix) => void) => ReactNode;
}

/** The text of a story, where the caret is in it, and a way to a line. A plain box until the editor of ink has loaded. */
export function SourceBox({ value, onChange, onLines, problems, ref, children }: SourceBoxProps) {
  const intl = useIntl();
  const box = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<Pick<InkEditorHandle, 'fix' | 'goToLine'>>(null);
  const [line, setLine] = useState(1);
  const [wanted, setWanted] = useState('');
  const { caret, open } = useInkEditor(box);
  const lines = countLines(value);
  const go = (to: number) => {
    if (box.current !== null) goToLine(box.current, to);
    editor.current?.goToLine(to);
    setLine(to);
  };
  const fix = (at: number, change: SourceFix) => {
    if (editor.current !== null) editor.current.fix(at, change);
    else onChange(changed(value, changesOf(value, at, change)));
  };
  useImperativeHandle(ref, () => ({ goToLine: go }));
  const label = intl.formatMessage({
    id: 'storyEditor.source',
    defaultMessage: 'The story in ink',
    description: 'Names the box with the text of a story in ink, the language for branching stories',
  });
  const placeholder = intl.formatMessage({
    id: 'storyEditor.sourceEmpty',
    defaultMessage: 'Write the story in ink, paste one, or write it from the plan.',
    description: 'In the empty box for the text of a story',
  });
  return (
    <div className={sourceStyle}>
      <div className={bar}>
        <span>
          <FormattedMessage
            id="storyEditor.place"
            defaultMessage="Line {line, number} of {count, number}"
            description="Above the text of a story: at which of its lines the author is"
            values={{ line: Math.min(line, lines), count: lines }}
          />
        </span>
        <form
          className={jump}
          onSubmit={(event) => {
            event.preventDefault();
            const to = Number(wanted);
            if (Number.isInteger(to) && to >= 1) go(Math.min(to, lines));
          }}
        >
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={lines}
            step={1}
            value={wanted}
            className={jumpInput}
            aria-label={intl.formatMessage({
              id: 'storyEditor.jumpLabel',
              defaultMessage: 'Line number',
              description: 'Names the small field for the number of a line of a story',
            })}
            onChange={(event) => setWanted(event.target.value)}
          />
          <Button type="submit" size="small">
            <FormattedMessage
              id="storyEditor.jump"
              defaultMessage="Go to line"
              description="Button that leads to the line of a story whose number was written"
            />
          </Button>
        </form>
      </div>
      {open === null ? (
        <textarea
          ref={box}
          value={value}
          dir="auto"
          spellCheck={false}
          autoCapitalize="off"
          className={boxStyle}
          aria-label={label}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onSelect={({ currentTarget: { selectionEnd, selectionStart, value: text } }) => {
            const first = lineAt(text, selectionStart);
            setLine(first);
            onLines?.({ first, last: lineAt(text, selectionEnd) });
          }}
        />
      ) : (
        <InkSource
          ref={editor}
          open={open}
          caret={caret}
          value={value}
          label={label}
          placeholder={placeholder}
          problems={problems}
          onChange={onChange}
          onLine={(at, lines) => {
            setLine(at);
            onLines?.(lines);
          }}
        />
      )}
      {children?.(fix)}
    </div>
  );
}

interface Caret {
  readonly start: number;
  readonly end: number;
  readonly hasFocus: boolean;
}

/** Loads the editor of ink, and notes where the plain box had its caret when it is replaced. */
function useInkEditor(box: { readonly current: HTMLTextAreaElement | null }) {
  const [{ caret, open }, setReady] = useState<{ readonly caret: Caret; readonly open: OpenInkEditor | null }>({
    caret: { start: 0, end: 0, hasFocus: false },
    open: null,
  });
  useEffect(() => {
    let isGone = false;
    const replace = (opening: OpenInkEditor) => {
      const plain = box.current;
      if (isGone || plain === null) return;
      const { selectionEnd, selectionStart } = plain;
      const hasFocus = document.activeElement === plain;
      setReady({ caret: { start: selectionStart, end: selectionEnd, hasFocus }, open: opening });
    };
    const composing = trackComposition(box.current);
    import('../InkEditor/open-ink-editor').then(
      ({ openInkEditor }) => composing.whenDone(() => replace(openInkEditor)),
      // The plain box is an editor too: without a network it stays.
      (cause: unknown) => console.warn('The editor of ink did not load', cause),
    );
    return () => {
      isGone = true;
      composing.stop();
    };
  }, [box]);
  return { caret, open };
}

/** Follows the input of scripts that compose letters, which would be lost with the box that takes it. */
function trackComposition(box: HTMLTextAreaElement | null) {
  const stopped = new AbortController();
  let isComposing = false;
  let waiting: (() => void) | null = null;
  const options = { signal: stopped.signal };
  box?.addEventListener('compositionstart', () => (isComposing = true), options);
  const end = () => {
    isComposing = false;
    // After the input event of the last letter.
    setTimeout(() => waiting?.());
  };
  box?.addEventListener('compositionend', end, options);
  return {
    whenDone: (act: () => void) => {
      if (isComposing) waiting = act;
      else act();
    },
    stop: () => stopped.abort(),
  };
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
