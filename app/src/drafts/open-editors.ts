import type { CharacterDraft, CharacterDraftFields, Locale } from '@fabula/sdk';

import { newIdempotencyKey } from '../live/idempotency-keys';
import type { Visitor } from '../session/visitor';
import { characterDraftKind, parseCharacterDraftChanges } from './character-draft';
import { characterDraftTransport } from './character-draft-transport';
import { openBrowserChannel } from './draft-channel';
import { DraftEditor } from './draft-editor';
import { createPendingStorage } from './pending-storage';

/** The editor of a character draft. */
export type CharacterDraftEditor = DraftEditor<CharacterDraftFields, CharacterDraft>;

/** The editors of this tab: the pages of a draft share one. */
export class OpenEditors {
  readonly #visitor: Visitor;
  readonly #users = new Map<CharacterDraftEditor, number>();

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /**
   * The editor of a draft, or of one that is created with its first change.
   *
   * @param locale the language of a new draft
   */
  of(draftId: string | null, locale: Locale): CharacterDraftEditor {
    const known = [...this.#users.keys()].find(({ state }) => state.get().draftId === draftId);
    if (known !== undefined) return known;
    const editor = new DraftEditor({
      kind: characterDraftKind(locale),
      transport: characterDraftTransport(locale),
      storage: createPendingStorage(this.#visitor.storage, parseCharacterDraftChanges),
      openChannel: openBrowserChannel,
      draftId,
      newKey: newIdempotencyKey,
    });
    this.#users.set(editor, 0);
    return editor;
  }

  /**
   * Opens an editor for a page. It is closed when its last page has left it, after what waits was sent.
   *
   * @returns leaves it
   */
  join(editor: CharacterDraftEditor): () => void {
    this.#users.set(editor, (this.#users.get(editor) ?? 0) + 1);
    void editor.open();
    const stopWatching = watchBrowser(editor);
    return () => {
      stopWatching();
      this.#users.set(editor, (this.#users.get(editor) ?? 1) - 1);
      void this.#retire(editor);
    };
  }

  async #retire(editor: CharacterDraftEditor): Promise<void> {
    await editor.flush();
    if (this.#users.get(editor) !== 0) return;
    this.#users.delete(editor);
    editor.close();
  }
}

/** Sends what waits when the page goes, and looks for changes from elsewhere when it comes back. */
function watchBrowser(editor: CharacterDraftEditor): () => void {
  const refresh = () => void editor.refresh();
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') editor.hide();
    else refresh();
  };
  const hide = () => editor.hide();
  window.addEventListener('online', refresh);
  window.addEventListener('pagehide', hide);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', refresh);
    window.removeEventListener('pagehide', hide);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

const opened = new WeakMap<Visitor, OpenEditors>();

/** The editors of a visitor's tab. */
export function editorsOf(visitor: Visitor): OpenEditors {
  const editors = opened.get(visitor) ?? new OpenEditors(visitor);
  opened.set(visitor, editors);
  return editors;
}
