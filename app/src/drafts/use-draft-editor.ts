import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import type { CharacterDraft, CharacterDraftFields } from '@fabula/sdk';

import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { characterDraftKind } from './character-draft';
import type { DraftState } from './draft-state';
import { editorsOf, type CharacterDraftEditor } from './open-editors';
import { createSettledState } from './settled-state';

/** What an editor of a character draft shows. */
export type CharacterDraftState = DraftState<CharacterDraftFields, CharacterDraft>;

/** An editor and what it shows. Without a browser there is no editor, and a draft is on its way. */
export interface OpenDraft {
  readonly editor: CharacterDraftEditor | null;
  readonly state: CharacterDraftState;
}

const nothingToWatch = () => () => undefined;

function useEditor(draftId: string | null): CharacterDraftEditor | null {
  const { visitor } = useApp();
  const { isKnown, isRegistered } = useVisitor();
  const locale = useLocale();
  const editor = useMemo(
    () => (isKnown ? editorsOf(visitor).of(draftId, locale) : null),
    [draftId, isKnown, locale, visitor],
  );
  useEffect(() => (editor === null ? undefined : editorsOf(visitor).join(editor)), [editor, visitor]);

  // After a sign-in the draft belongs to the account, and the account may see it.
  const wasRegistered = useRef(isRegistered);
  useEffect(() => {
    if (wasRegistered.current !== isRegistered) void editor?.refresh();
    wasRegistered.current = isRegistered;
  }, [editor, isRegistered]);
  return editor;
}

function useFirstState(draftId: string | null): CharacterDraftState {
  const locale = useLocale();
  return useMemo(
    () => ({
      phase: draftId === null ? 'open' : 'loading',
      draftId,
      revision: null,
      fields: characterDraftKind(locale).blank,
      answer: null,
      save: { kind: 'unwritten' },
      conflicts: [],
      isElsewhere: false,
    }),
    [draftId, locale],
  );
}

/**
 * Opens a draft in an editor for as long as the page is shown.
 *
 * @param draftId null for a draft that is created with its first change
 */
export function useDraftEditor(draftId: string | null): OpenDraft {
  const editor = useEditor(draftId);
  const before = useFirstState(draftId);
  const state = useSyncExternalStore(
    editor?.state.subscribe ?? nothingToWatch,
    () => editor?.state.get() ?? before,
    () => before,
  );
  return { editor, state };
}

/**
 * As {@link useDraftEditor}, for a page whose fields watch their own values ({@link useDraftField}): what is typed
 * reaches the state after a pause.
 */
export function useSettledDraft(draftId: string | null): OpenDraft {
  const editor = useEditor(draftId);
  const before = useFirstState(draftId);
  const settled = useMemo(() => (editor === null ? null : createSettledState(editor.state)), [editor]);
  const state = useSyncExternalStore(
    settled?.subscribe ?? nothingToWatch,
    () => settled?.get() ?? before,
    () => before,
  );
  return { editor, state };
}

/** One field of a draft as it is now. */
export function useDraftField<Name extends keyof CharacterDraftFields>(
  editor: CharacterDraftEditor,
  name: Name,
): CharacterDraftFields[Name] {
  const get = () => editor.state.get().fields[name];
  return useSyncExternalStore(editor.state.subscribe, get, get);
}
