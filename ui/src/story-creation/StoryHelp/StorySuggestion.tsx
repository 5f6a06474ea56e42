import type { SuggestionPanelProps } from '../../authoring/Suggestion/model';
import { SuggestionPanel } from '../../authoring/Suggestion/SuggestionPanel';
import { storyActLabels } from './story-act-labels';
import type { StoryAct } from './story-help-model';

export interface StorySuggestionProps extends Omit<SuggestionPanelProps, 'words'> {
  readonly act: StoryAct;
}

/** A proposed change of a part of a story. */
export function StorySuggestion({ act, ...panel }: StorySuggestionProps) {
  return <SuggestionPanel {...panel} words={storyActLabels[act]} />;
}
