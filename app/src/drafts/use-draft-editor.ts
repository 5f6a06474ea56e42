import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import type { CharacterDraft, CharacterDraftFields, Locale } from '@fabula/sdk';

import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import type { Visitor } from '../session/visitor';
import { characterDraftKind } from './character-draft';
import type { DraftState } from './draft-state';
import type { DraftEditor } from './draft-editor';
import type { StoredDraft } from './draft-transport';
import { editorsOf, type CharacterDraftEditor, type OpenEditors } from './open-editors';
import { createSettledState } from './settled-state';

export type CharacterDraftState = DraftState<CharacterDraftFields, CharacterDraft>;

/** An editor and what it shows. Without a browser there is no editor, and a draft is on its way. */
export interface OpenDraft<Fields extends object, Answer extends StoredDraft<Fields> = StoredDraft<Fields>> {
  readonly editor: DraftEditor<Fields, Answer> | null;
  readonly state: DraftState<Fields, Answer>;
}

export interface DraftKindEditors<Fields extends object, Answer extends StoredDraft<Fields>> {
  readonly editorsOf: (visitor: Visitor) => OpenEditors<Fields, Answer>;
  readonly blankIn: (language: Locale) => Fields;
}

const nothingToWatch = () => () => undefined;

function useEditor<Fields extends object, Answer extends StoredDraft<Fields>>(
  { editorsOf: editors }: DraftKindEditors<Fields, Answer>,
  draftId: string | null,
): DraftEditor<Fields, Answer> | null {
  const { visitor } = useApp();
  const { isKnown, isRegistered } = useVisitor();
  const locale = useLocale();
  const editor = useMemo(
    () => (isKnown ? editors(visitor).of(draftId, locale) : null),
    [draftId, editors, isKnown, locale, visitor],
  );
  useEffect(() => (editor === null ? undefined : editors(visitor).join(editor)), [editor, editors, visitor]);

  // After a sign-in the draft belongs to the account, and the account may see it.
  const wasRegistered = useRef(isRegistered);
  useEffect(() => {
    if (wasRegistered.current !== isRegistered) void editor?.refresh();
    wasRegistered.current = isRegistered;
  }, [editor, isRegistered]);
  return editor;
}

function useFirstState<Fields extends object, Answer extends StoredDraft<Fields>>(
  { blankIn }: DraftKindEditors<Fields, Answer>,
  draftId: string | null,
): DraftState<Fields, Answer> {
  const locale = useLocale();
  return useMemo(
    () => ({
      phase: draftId === null ? 'open' : 'loading',
      draftId,
      revision: null,
      fields: blankIn(locale),
      answer: null,
      save: { kind: 'unwritten' },
      conflicts: [],
      isElsewhere: false,
    }),
    [blankIn, draftId, locale],
  );
}

/**
 * Opens a draft in an editor for as long as the page is shown.
 *
 * @param kind the same value each time
 * @param draftId null for a draft that is created with its first change
 */
export function useDraftOf<Fields extends object, Answer extends StoredDraft<Fields>>(
  kind: DraftKindEditors<Fields, Answer>,
  draftId: string | null,
): OpenDraft<Fields, Answer> {
  const editor = useEditor(kind, draftId);
  const before = useFirstState(kind, draftId);
  const state = useSyncExternalStore(
    editor?.state.subscribe ?? nothingToWatch,
    () => editor?.state.get() ?? before,
    () => before,
  );
  return { editor, state };
}

const characterDrafts: DraftKindEditors<CharacterDraftFields, CharacterDraft> = {
  editorsOf,
  blankIn: (language) => characterDraftKind(language).blank,
};

export function useDraftEditor(draftId: string | null): OpenDraft<CharacterDraftFields, CharacterDraft> {
  return useDraftOf(characterDrafts, draftId);
}

/**
 * As {@link useDraftEditor}, for a page whose fields watch their own values ({@link useDraftField}): what is typed
 * reaches the state after a pause.
 */
export function useSettledDraft(draftId: string | null): OpenDraft<CharacterDraftFields, CharacterDraft> {
  const editor = useEditor(characterDrafts, draftId);
  const before = useFirstState(characterDrafts, draftId);
  const settled = useMemo(() => (editor === null ? null : createSettledState(editor.state)), [editor]);
  const state = useSyncExternalStore(
    settled?.subscribe ?? nothingToWatch,
    () => settled?.get() ?? before,
    () => before,
  );
  return { editor, state };
}

export function useDraftField<Name extends keyof CharacterDraftFields>(
  editor: CharacterDraftEditor,
  name: Name,
): CharacterDraftFields[Name] {
  const get = () => editor.state.get().fields[name];
  return useSyncExternalStore(editor.state.subscribe, get, get);
}
