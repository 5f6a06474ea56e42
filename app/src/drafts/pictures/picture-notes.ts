import type { Generation, OwnPicture } from '@fabula/sdk';
import type { PictureWishes } from '@fabula/ui/pictures';

import { createStore, type Store } from '../../data/store';
import type { CharacterDraftEditor } from '../open-editors';

interface PictureNotes {
  readonly wishes: Partial<PictureWishes>;
  readonly loras: readonly string[];
  readonly uploads: readonly OwnPicture[];
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
