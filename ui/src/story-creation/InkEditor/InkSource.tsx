import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { useIntl } from 'react-intl';

import type { InkEditorHandle, InkEditorOptions, InkEditorProblem, OpenInkEditor } from './ink-editor-handle';
import { host as hostStyle } from './InkSource.css';

interface InkSourceProps extends Pick<InkEditorOptions, 'caret' | 'label' | 'placeholder' | 'onChange' | 'onLine'> {
  readonly open: OpenInkEditor;
  readonly value: string;
  readonly problems: readonly InkEditorProblem[];
  readonly ref?: Ref<Pick<InkEditorHandle, 'fix' | 'goToLine'>>;
}

/** The editor of ink, once it has loaded: colours, completion, and what is wrong at its line. */
export function InkSource({ open, caret, value, label, placeholder, problems, onChange, onLine, ref }: InkSourceProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<InkEditorHandle>(null);
  const phrases = usePhrases();
  const change = useEffectEvent(onChange);
  const arrive = useEffectEvent(onLine);
  const start = useEffectEvent((element: HTMLElement) =>
    open(element, {
      source: value,
      caret,
      label,
      placeholder,
      phrases,
      onChange: (source) => change(source),
      onLine: (line, lines) => arrive(line, lines),
    }),
  );
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const opened = start(host.current);
    editor.current = opened;
    return () => {
      editor.current = null;
      opened.close();
    };
  }, []);
  useEffect(() => editor.current?.setSource(value), [value]);
  useEffect(() => editor.current?.setProblems(problems), [problems]);
  useImperativeHandle(
    ref,
    () => ({
      goToLine: (line) => editor.current?.goToLine(line),
      fix: (line, fix) => editor.current?.fix(line, fix),
    }),
    [],
  );
  return <div ref={host} className={hostStyle} data-ink-editor="" />;
}

/** Words of CodeMirror that readers of its marks meet. */
function usePhrases(): Readonly<Record<string, string>> {
  const intl = useIntl();
  return {
    Completions: intl.formatMessage({
      id: 'storyEditor.completions',
      defaultMessage: 'Suggestions',
      description: 'Names, for screen readers, the list of names that can stand at the caret in the text of a story',
    }),
    Diagnostics: intl.formatMessage({
      id: 'storyEditor.diagnostics',
      defaultMessage: 'Problems in this line',
      description: 'Names, for screen readers, what is wrong in a line of the text of a story',
    }),
  };
}
