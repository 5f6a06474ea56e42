import { useRef, useState } from 'react';

import {
  createStorySuggestion,
  decideStorySuggestion,
  stopStorySuggestion,
  type StorySuggestion,
  type StorySuggestionForm,
  type SuggestionDecisionForm,
} from '@fabula/sdk';
import { getListStorySuggestionsQueryKey, useListStorySuggestions } from '@fabula/sdk/react';
import type { SelectedLines, StoryMapValue } from '@fabula/ui/story-creation';
import { StoryHelp, StorySuggestion as SuggestionView, type SuggestionShown } from '@fabula/ui/story-help';

import { pollAfter } from '../../suggestions/poll-after';
import { useSuggestionActs } from '../../suggestions/use-suggestion-acts';
import type { StoryDraftEditor, StoryDraftState } from '../story-drafts';
import { partAtLines } from './part-at-lines';
import { storyHelpActs } from './story-help-acts';

interface StoryHelpContainerProps {
  readonly draftId: string;
  readonly editor: StoryDraftEditor;
  readonly state: StoryDraftState;
  /** Null until the source was compiled for the first time. */
  readonly map: StoryMapValue | null;
  readonly isBroken: boolean;
  readonly lines: SelectedLines;
  /** What the author tells the model: it outlives the pane. */
  readonly instruction: string;
  readonly onInstruction: (instruction: string) => void;
}

function shownOf({ before, failure, hunks, state }: StorySuggestion): SuggestionShown {
  if (state === 'writing' || state === 'stale') return { kind: state };
  if (state === 'failed') return { kind: 'failed', failure: failure ?? 'unavailable' };
  return { kind: 'text', before, hunks };
}

export function StoryHelpContainer(props: StoryHelpContainerProps) {
  const { draftId, editor, instruction, isBroken, lines, map, onInstruction, state } = props;
  const pane = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<StorySuggestionForm>();
  const { data } = useListStorySuggestions(draftId, {
    query: { refetchInterval: ({ state: read }) => pollAfter(read) },
  });
  const help = useSuggestionActs<StorySuggestion, StorySuggestionForm>(editor, state.revision, {
    draftId,
    data,
    queryKey: getListStorySuggestionsQueryKey(draftId),
    create: (form, options) => createStorySuggestion(draftId, form, options),
    decide: (suggestionId, accept, options) => decideStorySuggestion(draftId, suggestionId, { accept }, options),
    stop: (suggestionId, options) => stopStorySuggestion(draftId, suggestionId, options),
    replaces: (one, other) => one.partId === other.partId,
  });
  const { fields } = state;
  const part = partAtLines(fields.source ?? '', map, lines);
  const ask = (form: StorySuggestionForm) => {
    setAsked(form);
    void help.ask(form);
  };
  const askAgain = ({ act, by, failure, line, partId }: StorySuggestion) => {
    if (failure === 'unchanged' || isBroken) return null;
    if (asked?.act === act) return () => ask(asked);
    if (act !== 'wording') return line === null ? null : () => ask({ act, by, line });
    // A suggestion keeps its first line alone: other words are for the lines that are selected now.
    if (part === null || part.partId !== partId || !part.hasWords) return null;
    return () => ask({ act, by, line: part.firstLine, lastLine: part.lastLine });
  };
  const decide = async (suggestionId: string, accept: SuggestionDecisionForm['accept']) => {
    await help.decide(suggestionId, accept);
    // The button that had the focus is gone.
    if (document.activeElement === document.body) pane.current?.focus();
  };
  return (
    <div ref={pane} tabIndex={-1} data-help="story">
      <StoryHelp
        place={part}
        isLoading={!help.isReady}
        isBroken={isBroken}
        acts={part === null ? [] : storyHelpActs(part, help.source, help)}
        source={help.source}
        onSource={help.onSource}
        instruction={instruction}
        onInstruction={onInstruction}
        onAsk={(act) => {
          if (part === null) return;
          const wished = instruction.trim();
          const wish = wished === '' || help.source === 'templates' ? {} : { instruction: wished };
          const to = act === 'wording' ? { lastLine: part.lastLine } : {};
          ask({ act, by: help.source, line: part.firstLine, ...to, ...wish });
        }}
        isBusy={help.isBusy || help.items.some((one) => one.state === 'writing' && one.partId === part?.partId)}
      >
        {help.items.map((one) => (
          <SuggestionView
            key={one.suggestionId}
            act={one.act}
            source={one.by}
            shown={shownOf(one)}
            points={help.pointsOf(one)}
            language={fields.language}
            onDecide={(accept) => void decide(one.suggestionId, typeof accept === 'string' ? accept : [...accept])}
            onStop={() => void help.stop(one.suggestionId)}
            onAgain={askAgain(one)}
            isBusy={help.isBusy}
          />
        ))}
      </StoryHelp>
    </div>
  );
}
