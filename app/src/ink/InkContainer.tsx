import { useRef } from 'react';

import { Locale } from '@fabula/sdk/schemas';
import { InkForm, InkReport, InkSource } from '@fabula/ui/ink';

import { useOpenStory } from '../story-drafts/use-open-story';
import { useInk } from './use-ink';

export function InkContainer() {
  const box = useRef<HTMLTextAreaElement>(null);
  const { check, draft, failure, included, keep, report, setDraft, setSource, source, step, takeFiles } = useInk();
  const { isOpening, openSource } = useOpenStory();
  const isSound = report !== undefined && report.problems.every(({ severity }) => severity !== 'error');
  return (
    <>
      <InkSource
        ref={box}
        source={source}
        onSource={setSource}
        included={included.map(({ name }) => name)}
        onFiles={(files) => void takeFiles(files)}
        checking={step === 'checking'}
        onCheck={() => void check()}
        failure={failure}
        onOpen={included.length === 0 ? () => void openSource(source) : undefined}
        isOpening={isOpening}
      />
      {report !== undefined && (
        <InkReport report={report} source={source} onLine={(line) => box.current && goToLine(box.current, line)} />
      )}
      {isSound && (
        <InkForm
          draft={draft}
          onDraft={setDraft}
          languages={Locale.options}
          keeping={step === 'keeping'}
          onKeep={() => void keep()}
        />
      )}
    </>
  );
}

function goToLine(box: HTMLTextAreaElement, line: number) {
  const lines = box.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0);
  box.focus();
  box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  box.scrollTop = (box.scrollHeight / lines.length) * Math.max(0, line - 3);
}
