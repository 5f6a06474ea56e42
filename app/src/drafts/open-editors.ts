import type { CharacterDraft, CharacterDraftFields, Locale } from '@fabula/sdk';

import { newIdempotencyKey } from '../live/idempotency-keys';
import type { Visitor } from '../session/visitor';
import { pageKeys } from '../session/storage-keys';
import { characterDraftKind, parseCharacterDraftChanges } from './character-draft';
import { characterDraftTransport } from './character-draft-transport';
import { openBrowserChannel } from './draft-channel';
import { DraftEditor } from './draft-editor';
import type { DraftKind } from './draft-state';
import type { DraftTransport, StoredDraft } from './draft-transport';
import { createPendingStorage, type PendingKeys } from './pending-storage';

export type CharacterDraftEditor = DraftEditor<CharacterDraftFields, CharacterDraft>;

export interface DraftDesk<Fields extends object, Answer extends StoredDraft<Fields>> {
  readonly kindIn: (language: Locale) => DraftKind<Fields>;
  readonly transportIn: (language: Locale) => DraftTransport<Fields, Answer>;
  /** Reads changes that wait in the browser's storage; null for what are none. */
  readonly parse: (value: unknown) => Partial<Fields> | null;
  readonly keys: PendingKeys;
}

export class OpenEditors<Fields extends object, Answer extends StoredDraft<Fields>> {
  readonly #desk: DraftDesk<Fields, Answer>;
  readonly #visitor: Visitor;
  readonly #users = new Map<DraftEditor<Fields, Answer>, number>();

  constructor(desk: DraftDesk<Fields, Answer>, visitor: Visitor) {
    this.#desk = desk;
    this.#visitor = visitor;
  }

  /**
   * The editor of a draft, or of one that is created with its first change.
   *
   * @param locale the language of a new draft
   */
  of(draftId: string | null, locale: Locale): DraftEditor<Fields, Answer> {
    const known = [...this.#users.keys()].find(({ state }) => state.get().draftId === draftId);
    if (known !== undefined) return known;
    const editor = new DraftEditor<Fields, Answer>({
      kind: this.#desk.kindIn(locale),
      transport: this.#desk.transportIn(locale),
      storage: createPendingStorage(this.#visitor.storage, this.#desk.parse, { keys: this.#desk.keys }),
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
  join(editor: DraftEditor<Fields, Answer>): () => void {
    this.#users.set(editor, (this.#users.get(editor) ?? 0) + 1);
    void editor.open();
    const stopWatching = watchBrowser(editor);
    return () => {
      stopWatching();
      this.#users.set(editor, (this.#users.get(editor) ?? 1) - 1);
      void this.#retire(editor);
    };
  }

  async #retire(editor: DraftEditor<Fields, Answer>): Promise<void> {
    await editor.flush();
    if (this.#users.get(editor) !== 0) return;
    this.#users.delete(editor);
    editor.close();
  }
}

/** Sends what waits when the page goes, and looks for changes from elsewhere when it comes back. */
function watchBrowser<Fields extends object, Answer extends StoredDraft<Fields>>(
  editor: DraftEditor<Fields, Answer>,
): () => void {
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

export function createEditors<Fields extends object, Answer extends StoredDraft<Fields>>(
  desk: DraftDesk<Fields, Answer>,
): (visitor: Visitor) => OpenEditors<Fields, Answer> {
  const opened = new WeakMap<Visitor, OpenEditors<Fields, Answer>>();
  return (visitor) => {
    const editors = opened.get(visitor) ?? new OpenEditors(desk, visitor);
    opened.set(visitor, editors);
    return editors;
  };
}

export const editorsOf = createEditors<CharacterDraftFields, CharacterDraft>({
  kindIn: characterDraftKind,
  transportIn: characterDraftTransport,
  parse: parseCharacterDraftChanges,
  keys: { draft: pageKeys.characterDraft, index: pageKeys.characterDraftIndex },
});
