import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation, useSearchParams } from 'react-router-dom';

import { LoadFailed } from '@fabula/ui';
import { DraftNotFound, EditorRoom } from '@fabula/ui/character-editor';
import { EditorSkeleton } from '@fabula/ui/editor-skeleton';

import { useSettledDraft, type CharacterDraftState } from '../../../drafts/use-draft-editor';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { draftParam, newDraft } from '../../../routes/editor-href';
import { paths } from '../../../routes/paths';
import { OpenEditor } from './OpenEditor';

interface EditorScreenProps {
  /** The draft that the address names, or {@link newDraft}. */
  readonly named: string;
}

function useEditorHead({ fields }: CharacterDraftState): void {
  const intl = useIntl();
  const name = fields.name.trim();
  useHead({
    title:
      name === ''
        ? intl.formatMessage({
            id: 'editor.title.noName',
            defaultMessage: 'New character · editing',
            description: 'Title, in the browser’s tab, of the character editor while the character has no name',
          })
        : intl.formatMessage(
            {
              id: 'editor.title',
              defaultMessage: '{name} · editing',
              description: 'Title, in the browser’s tab, of the character editor',
            },
            { name },
          ),
    description: intl.formatMessage({
      id: 'editor.description',
      defaultMessage:
        'Write every part of a character: face, mind, speech, voice and rights. Free, and private until you publish.',
      description: 'Description of the character editor, for link previews',
    }),
    isIndexed: false,
  });
}

/** The character editor (Product §2.1), in whatever state its draft is: on its way, failed, gone, or open. */
export function EditorScreen({ named }: EditorScreenProps) {
  const lang = useLocale();
  const [, setSearch] = useSearchParams();
  const isNew = named === newDraft;
  const { editor, state } = useSettledDraft(isNew ? null : named);
  const { draftId, phase } = state;
  const isIdle = useNavigation().state === 'idle';
  useEditorHead(state);
  // The address names the draft from its first change on, in place of the one before.
  useEffect(() => {
    if (!isNew || draftId === null || !isIdle) return;
    setSearch({ [draftParam]: draftId }, { replace: true, preventScrollReset: true });
  }, [draftId, isIdle, isNew, setSearch]);
  if (editor === null || phase === 'loading') return <EditorSkeleton />;
  if (phase === 'gone') {
    return (
      <EditorRoom>
        <DraftNotFound newHref={paths.genCharacterWizard.href(lang)} />
      </EditorRoom>
    );
  }
  if (phase === 'failed') {
    return (
      <EditorRoom>
        <LoadFailed onRetry={() => void editor.refresh()} retrying={false} />
      </EditorRoom>
    );
  }
  return <OpenEditor editor={editor} state={state} />;
}
