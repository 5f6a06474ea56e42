import { LoadFailed } from '@fabula/ui';
import { DraftNotFound, PaintSkeleton } from '@fabula/ui/paint';

import { wearing } from '../../../drafts/pictures/worn';
import { firstParts } from '../../../drafts/portrait/portrait';
import { useDraftEditor } from '../../../drafts/use-draft-editor';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { PaintContainer } from './PaintContainer';

export function DraftPaintContainer({ draftId }: { readonly draftId: string }) {
  const lang = useLocale();
  const { editor, state } = useDraftEditor(draftId);
  if (state.phase === 'gone') return <DraftNotFound newHref={paths.genCharacterWizard.href(lang)} />;
  if (state.phase === 'failed') return <LoadFailed onRetry={() => void editor?.refresh()} retrying={false} />;
  if (state.phase === 'loading' || editor === null) return <PaintSkeleton />;
  const { name, picture, portrait } = state.fields;
  const parts = portrait ?? firstParts(draftId);
  return (
    <PaintContainer
      of={{ draftId, name, picture, parts, onWear: (worn) => editor.edit(wearing(worn)), flush: () => editor.flush() }}
    />
  );
}
