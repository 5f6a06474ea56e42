import { FillCard as FillCardView } from '@fabula/ui/suggestions';

import type { EditorPart } from '../editor-part';
import { blankFields } from './help-acts';
import { useSuggestions } from './use-suggestions';

/** Has texts proposed for all empty fields of the card; each is decided below its field. */
export function FillCard({ editor, goTo, state }: EditorPart) {
  const help = useSuggestions({ editor, state });
  if (!help.isReady) return null;
  const proposed = help.items.flatMap(({ act, field, state: of }) =>
    act === 'fill-blanks' && field !== 'lore' && (of === 'writing' || of === 'ready')
      ? [{ field, isWriting: of === 'writing' }]
      : [],
  );
  const fields = blankFields(state.fields, help.source).filter((blank) =>
    proposed.every(({ field }) => field !== blank),
  );
  // A server without a model has no words for what is left.
  if (fields.length === 0 && proposed.length === 0 && help.onSource === null) return null;
  const points = help.source === 'model' ? (help.modelPoints ?? 0) * fields.length : 0;
  return (
    <FillCardView
      count={fields.length}
      source={help.source}
      onSource={help.onSource}
      price={help.priced(points, help.balance)}
      onFill={() => void help.ask({ act: 'fill-blanks', fields, by: help.source })}
      isBusy={help.isBusy}
      waiting={proposed}
      onGo={(field) => goTo({ field })}
    />
  );
}
