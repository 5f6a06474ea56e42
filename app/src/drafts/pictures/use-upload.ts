import { useRef, useState } from 'react';

import { uploadPicture, toBase64, type OwnPicture } from '@fabula/sdk';
import type { UploadProblem } from '@fabula/ui/pictures';

import { newIdempotencyKey } from '../../live/idempotency-keys';
import type { CharacterDraftEditor } from '../open-editors';
import { pictureNotesOf } from './picture-notes';
import { problemOfFile, problemOfUpload } from './picture-problems';

export function useUpload(editor: CharacterDraftEditor, onUploaded?: (picture: OwnPicture) => void) {
  const notes = pictureNotesOf(editor);
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
      const content = await toBase64(file);
      const picture = await uploadPicture({ content }, { headers: { 'Idempotency-Key': newIdempotencyKey() } });
      notes.set({ uploads: [picture, ...notes.get().uploads] });
      onUploaded?.(picture);
    } catch (error) {
      console.warn('A picture did not arrive', error);
      setProblem(problemOfUpload(error));
    } finally {
      isBusy.current = false;
      setIsUploading(false);
    }
  };
  return { upload, isUploading, problem };
}
