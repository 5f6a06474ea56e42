import { safeStorage, type KeyValueStorage } from '@fabula/sdk';

import type { DraftChannel, DraftNews, OpenDraftChannel } from '../draft-channel';
import { DraftEditor } from '../draft-editor';
import { createPendingStorage, type TryLock } from '../pending-storage';
import type { StoredDraft } from '../draft-transport';
import type { DraftServer } from './draft-server';
import { noteDraft, parseNote, type NoteFields } from './note-draft';

/** Locks that the tabs of one browser share. */
export function createLocks(): TryLock {
  const held = new Set<string>();
  return async (name) => {
    if (held.has(name)) return null;
    held.add(name);
    return () => void held.delete(name);
  };
}

/** Channels between the tabs of one browser. */
export function createChannels(): OpenDraftChannel<StoredDraft<NoteFields>> {
  const listeners = new Map<
    DraftChannel<StoredDraft<NoteFields>>,
    { draftId: string; hear: (news: DraftNews<StoredDraft<NoteFields>>) => void }
  >();
  return (draftId, hear) => {
    const channel = {
      send: (news: DraftNews<StoredDraft<NoteFields>>) => {
        for (const [other, { draftId: at, hear: tell }] of listeners) {
          if (other !== channel && at === draftId) queueMicrotask(() => tell(news));
        }
      },
      close: () => void listeners.delete(channel),
    };
    listeners.set(channel, { draftId, hear });
    return channel;
  };
}

let keys = 0;

/** A browser: its tabs share storage, locks and channels. */
export class Device {
  readonly storage: KeyValueStorage = safeStorage(() => undefined);
  readonly #tryLock = createLocks();
  readonly #openChannel = createChannels();
  readonly #server: DraftServer;

  constructor(server: DraftServer) {
    this.#server = server;
  }

  tab(draftId: string | null): DraftEditor<NoteFields> {
    return new DraftEditor({
      kind: noteDraft,
      transport: this.#server.transport(),
      storage: createPendingStorage(this.storage, parseNote, {
        keys: { draft: 'note_draft_', index: 'note_drafts' },
        tryLock: this.#tryLock,
      }),
      openChannel: this.#openChannel,
      draftId,
      newKey: () => `key-${(keys += 1)}`,
    });
  }
}
