import { useRef, useState, useSyncExternalStore } from 'react';

import { uploadPicture } from '@fabula/sdk';
import { PictureUpload, type UploadProblem } from '@fabula/ui/pictures';

import { readBase64 } from '../../browser/read-base64';
import { newIdempotencyKey } from '../../live/idempotency-keys';
import type { CharacterDraftEditor } from '../open-editors';
import { useDraftField } from '../use-draft-editor';
import { pictureNotesOf } from './picture-notes';
import { problemOfFile, problemOfUpload } from './picture-problems';

interface UploadContainerProps {
  readonly editor: CharacterDraftEditor;
  readonly onWear: (pictureId: string) => void;
}

/** Brings a picture of the author's own; it is the portrait once it is chosen. */
export function UploadContainer({ editor, onWear }: UploadContainerProps) {
  const notes = pictureNotesOf(editor);
  const { uploads } = useSyncExternalStore(notes.subscribe, notes.get, notes.get);
  const worn = useDraftField(editor, 'picture');
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<UploadProblem>();
  const isBusy = useRef(false);
  const upload = async (file: File) => {
    if (isBusy.current) return;
    const refusal = problemOfFile(file);
    setProblem(refusal);
    if (refusal !== undefined) return;
    isBusy.current = true;
    setIsUploading(true);
    try {
      const content = await readBase64(file);
      const picture = await uploadPicture({ content }, { headers: { 'Idempotency-Key': newIdempotencyKey() } });
      notes.set({ uploads: [picture, ...notes.get().uploads] });
    } catch (error) {
      console.warn('A picture did not arrive', error);
      setProblem(problemOfUpload(error));
    } finally {
      isBusy.current = false;
      setIsUploading(false);
    }
  };
  return (
    <PictureUpload
      pictures={uploads.map(({ large, pictureId }) => ({ pictureId, address: large, isWorn: pictureId === worn }))}
      onFile={(file) => void upload(file)}
      onUse={onWear}
      isUploading={isUploading}
      problem={problem}
    />
  );
}
