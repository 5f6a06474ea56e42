import { FillCard as FillCardView } from '@fabula/ui/suggestions';

import type { EditorPart } from '../editor-part';
import { blankFields } from './help-acts';
import { useSuggestions } from './use-suggestions';

/** Has texts proposed for all empty fields of the card; each is decided below its field. */
export function FillCard({ editor, state }: EditorPart) {
  const help = useSuggestions({ editor, state });
  if (!help.isReady) return null;
  const open = new Set(
    help.items.filter(({ state: of }) => of === 'writing' || of === 'ready').map(({ field }) => field),
  );
  const fields = blankFields(state.fields, help.source).filter((field) => !open.has(field));
  const points = help.source === 'model' ? (help.modelPoints ?? 0) * fields.length : 0;
  return (
    <FillCardView
      count={fields.length}
      source={help.source}
      onSource={help.onSource}
      price={{ points, isLacking: help.balance !== undefined && help.balance < points }}
      onFill={() => void help.ask({ act: 'fill-blanks', fields, by: help.source })}
      isBusy={help.isBusy}
    />
  );
}
