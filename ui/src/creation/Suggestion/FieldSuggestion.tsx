import type { SuggestionPanelProps } from '../../authoring/Suggestion/model';
import { SuggestionPanel } from '../../authoring/Suggestion/SuggestionPanel';
import { actLabels } from './act-labels';
import type { SuggestionAct } from './suggestion-model';

export interface FieldSuggestionProps extends Omit<SuggestionPanelProps, 'words'> {
  readonly act: SuggestionAct;
}

/** A proposed text below its field. */
export function FieldSuggestion({ act, ...panel }: FieldSuggestionProps) {
  return <SuggestionPanel {...panel} words={actLabels[act]} />;
}
