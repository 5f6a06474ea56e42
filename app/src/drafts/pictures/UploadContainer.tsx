import { useSyncExternalStore } from 'react';

import { PictureUpload } from '@fabula/ui/pictures';

import type { CharacterDraftEditor } from '../open-editors';
import { useDraftField } from '../use-draft-editor';
import { pictureNotesOf } from './picture-notes';
import { useUpload } from './use-upload';
import type { Worn } from './worn';

interface UploadContainerProps {
  readonly editor: CharacterDraftEditor;
  readonly onWear: (worn: Partial<Worn>) => void;
}

export function UploadContainer({ editor, onWear }: UploadContainerProps) {
  const notes = pictureNotesOf(editor);
  const { uploads } = useSyncExternalStore(notes.subscribe, notes.get, notes.get);
  const worn = useDraftField(editor, 'picture');
  const { isUploading, problem, upload } = useUpload(editor);
  return (
    <PictureUpload
      pictures={uploads.map(({ large, pictureId }) => ({ pictureId, address: large, isWorn: pictureId === worn }))}
      onFile={(file) => void upload(file)}
      onUse={(picture) => onWear({ picture })}
      isUploading={isUploading}
      problem={problem}
    />
  );
}
