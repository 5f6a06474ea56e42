import { Suspense, useId, useMemo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { CoverageReport } from '../CoverageReport/CoverageReport';
import { PlayPane } from '../PlayPane/PlayPane';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { StoryMap } from '../StoryMap/StoryMap';
import { paneNames, tabsOf, useEditorRoom, type EditorPane } from './editor-panes';
import { pane as paneStyle, panes as panesStyle } from './Panes.css';
import { PaneTabs } from './PaneTabs';
import { ProblemStrip } from './ProblemStrip';
import { ReportPane } from './ReportPane';
import { problemsAtLines, useSourceProblems } from './source-problems';
import { SourceBox } from './SourceBox';
import type { StoryEditorProps } from './story-editor-props';

interface EditorPanesProps extends StoryEditorProps {
  readonly pane: EditorPane;
  readonly onPane: (pane: EditorPane) => void;
}

/** Text, map, play and report of a story: side by side as far as there is room, else as tabs. */
export function EditorPanes({ pane, onPane, ...props }: EditorPanesProps) {
  const prefix = useId();
  const room = useEditorRoom();
  const tabs = props.help === undefined ? tabsOf[room].filter((name) => name !== 'help') : tabsOf[room];
  // With the text always in view, its tab is that of what stands beside it.
  const chosen = tabs.includes(pane) ? pane : 'report';
  const { check, map, onLine, source } = props;
  const problems = useSourceProblems(source, props.problems);
  const atLines = useMemo(() => problemsAtLines(problems), [problems]);
  const faultyLines = useMemo(
    () => atLines.flatMap(({ line, severity }) => (severity === 'error' ? [line] : [])),
    [atLines],
  );
  const goTo = (line: number) => {
    // A pane that is hidden can neither scroll nor take the focus.
    if (tabs.includes('write')) flushSync(() => onPane('write'));
    onLine(line);
  };
  const contents: Readonly<Record<EditorPane, ReactNode>> = {
    write: (
      <SourceBox ref={props.box} value={source} onChange={props.onSource} onLines={props.onLines} problems={atLines}>
        {(onFix) => <ProblemStrip problems={problems} onLine={goTo} onFix={onFix} />}
      </SourceBox>
    ),
    map: (
      <StoryMap
        map={map}
        endings={check.kind === 'checked' && check.isCurrent ? check.endings : noEndings}
        faultyLines={faultyLines}
        current={props.trial.trial?.path.at(-1) ?? null}
        onLine={goTo}
      />
    ),
    play: (
      <PlayPane
        state={props.trial}
        language={props.story.language}
        onChoose={props.onChoose}
        onBack={props.onBackOneChoice}
        onRestart={props.onRestart}
      />
    ),
    // Loaded when it is first asked for.
    help:
      chosen === 'help' ? (
        <>
          <VisuallyHidden as="h2">{paneNames.help}</VisuallyHidden>
          <Suspense fallback={<LoadingNote />}>{props.help}</Suspense>
        </>
      ) : null,
    report: (
      <ReportPane {...props} onLine={goTo}>
        {check.kind === 'checked' && check.endings.length > 0 && (
          <CoverageReport coverage={check.coverage} parts={check.map?.parts ?? []} source={source} onLine={goTo} />
        )}
      </ReportPane>
    ),
  };
  return (
    <div className={panesStyle} data-room={room}>
      <PaneTabs prefix={prefix} panes={tabs} chosen={chosen} onPane={onPane} />
      {paneOrder.map((name) => {
        if (name === 'help' && props.help === undefined) return null;
        const isTab = tabs.includes(name);
        return (
          <section
            key={name}
            id={`${prefix}-${name}`}
            role={isTab ? 'tabpanel' : 'region'}
            aria-labelledby={isTab ? `${prefix}-tab-${name}` : `${prefix}-name-${name}`}
            hidden={isTab && name !== chosen}
            data-pane={name}
            className={paneStyle}
          >
            {!isTab && (
              <h2 id={`${prefix}-name-${name}`} hidden>
                {paneNames[name]}
              </h2>
            )}
            {contents[name]}
          </section>
        );
      })}
    </div>
  );
}

const paneOrder: readonly EditorPane[] = ['write', 'map', 'play', 'report', 'help'];

const noEndings = [] as const;
