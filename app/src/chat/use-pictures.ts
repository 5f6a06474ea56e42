import { uploadImage } from '@fabula/sdk';
import type { DraftPicturesValue, DraftPictureValue, PictureProblemValue } from '@fabula/ui/chat';
import { useCallback, useMemo, useState } from 'react';

import { readBase64 } from '../cards/read-base64';
import { newActKey } from './act-keys';
import { problemOfAnswer, problemOfFile } from './picture-problem';

/** How many pictures a message can show. */
const most = 4;

interface Picture extends DraftPictureValue {
  readonly file: File;
  /** Null until it is kept. */
  readonly imageId: string | null;
}

const noPictures: readonly Picture[] = [];

/**
 * The pictures of a message that is being written: each is brought as soon as it is chosen, and tried again under the
 * same key.
 *
 * @param areSeen whether whoever answers looks at pictures
 */
export function usePictures(areSeen: boolean) {
  const [items, setItems] = useState(noPictures);
  const [problem, setProblem] = useState<PictureProblemValue | null>(null);

  const change = useCallback((pictureId: string, changes: Partial<Picture>) => {
    setItems((before) => before.map((item) => (item.pictureId === pictureId ? { ...item, ...changes } : item)));
  }, []);
  const remove = useCallback((pictureId: string) => {
    setItems((before) => before.filter((item) => item.pictureId !== pictureId));
  }, []);

  const bring = useCallback(
    async ({ pictureId, file }: Pick<Picture, 'pictureId' | 'file'>) => {
      try {
        const content = await readBase64(file);
        change(pictureId, { status: 'uploading', preview: `data:${file.type};base64,${content}` });
        const { imageId } = await uploadImage({ content }, { headers: { 'Idempotency-Key': pictureId } });
        change(pictureId, { status: 'ready', imageId });
      } catch (error) {
        const kind = problemOfAnswer(error);
        if (kind === null) return change(pictureId, { status: 'failed' });
        remove(pictureId);
        setProblem({ kind, fileName: file.name });
      }
    },
    [change, remove],
  );

  const pictures: DraftPicturesValue = useMemo(
    () => ({
      items,
      most,
      problem,
      areSeen,
      onAdd: (files) => {
        setProblem(null);
        const taken = files.filter((file) => {
          const kind = problemOfFile(file);
          if (kind !== null) setProblem({ kind, fileName: file.name });
          return kind === null;
        });
        const left = most - items.length;
        const [refused] = taken.slice(left);
        if (refused !== undefined) setProblem({ kind: 'too-many', fileName: refused.name });
        const added = taken.slice(0, left).map((file): Picture => {
          const { name: fileName } = file;
          return { pictureId: newActKey(), file, fileName, preview: null, status: 'uploading', imageId: null };
        });
        setItems([...items, ...added]);
        for (const picture of added) void bring(picture);
      },
      onRemove: (pictureId) => {
        setProblem(null);
        remove(pictureId);
      },
      onRetry: (pictureId) => {
        const picture = items.find((item) => item.pictureId === pictureId);
        if (picture === undefined) return;
        change(pictureId, { status: 'uploading' });
        void bring(picture);
      },
    }),
    [items, problem, areSeen, bring, change, remove],
  );

  const imageIds = useMemo(() => items.flatMap(({ imageId }) => imageId ?? []), [items]);
  const clear = useCallback(() => {
    setItems(noPictures);
    setProblem(null);
  }, []);
  return { pictures, imageIds, clear };
}
