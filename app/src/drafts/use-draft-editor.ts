import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import type { CharacterDraftFields } from '@fabula/sdk';

import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { characterDraftKind } from './character-draft';
import type { DraftState } from './draft-state';
import { editorsOf, type CharacterDraftEditor } from './open-editors';

/** An editor and what it shows. Without a browser there is no editor, and a draft is on its way. */
export interface OpenDraft {
  readonly editor: CharacterDraftEditor | null;
  readonly state: DraftState<CharacterDraftFields>;
}

const nothingToWatch = () => () => undefined;

/**
 * Opens a draft in an editor for as long as the page is shown.
 *
 * @param draftId null for a draft that is created with its first change
 */
export function useDraftEditor(draftId: string | null): OpenDraft {
  const { visitor } = useApp();
  const { isKnown, isRegistered } = useVisitor();
  const locale = useLocale();
  const before = useMemo(
    (): DraftState<CharacterDraftFields> => ({
      phase: draftId === null ? 'open' : 'loading',
      draftId,
      revision: null,
      fields: characterDraftKind(locale).blank,
      save: { kind: 'unwritten' },
      conflicts: [],
      isElsewhere: false,
    }),
    [draftId, locale],
  );
  const editor = useMemo(
    () => (isKnown ? editorsOf(visitor).of(draftId, locale) : null),
    [draftId, isKnown, locale, visitor],
  );
  const state = useSyncExternalStore(
    editor?.state.subscribe ?? nothingToWatch,
    () => editor?.state.get() ?? before,
    () => before,
  );
  useEffect(() => (editor === null ? undefined : editorsOf(visitor).join(editor)), [editor, visitor]);

  // After a sign-in the draft belongs to the account, and the account may see it.
  const wasRegistered = useRef(isRegistered);
  useEffect(() => {
    if (wasRegistered.current !== isRegistered) void editor?.refresh();
    wasRegistered.current = isRegistered;
  }, [editor, isRegistered]);
  return { editor, state };
}
