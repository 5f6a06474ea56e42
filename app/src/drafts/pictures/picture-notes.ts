import type { Generation, OwnPicture } from '@fabula/sdk';
import type { PictureWishes } from '@fabula/ui/pictures';

import { createStore, type Store } from '../../data/store';
import type { CharacterDraftEditor } from '../open-editors';

/** What a tab knows of the pictures of a draft beside what the server keeps. */
interface PictureNotes {
  /** Written and chosen in the form. */
  readonly wishes: Partial<PictureWishes>;
  /** LoRAs that were chosen. */
  readonly loras: readonly string[];
  /** Uploaded in this tab, the newest first. */
  readonly uploads: readonly OwnPicture[];
  /** Deleted in this tab, with their places in the list. */
  readonly deleted: readonly Generation[];
}

const notes = new WeakMap<CharacterDraftEditor, Store<PictureNotes>>();

/** The notes of the draft that an editor has open: they stay while its pages are left and opened. */
export function pictureNotesOf(editor: CharacterDraftEditor): Store<PictureNotes> {
  const known = notes.get(editor);
  if (known !== undefined) return known;
  const made = createStore<PictureNotes>({ wishes: {}, loras: [], uploads: [], deleted: [] });
  notes.set(editor, made);
  return made;
}
