import { describeImage, uploadImage, toBase64 } from '@fabula/sdk';
import type { DraftPicturesValue, DraftPictureValue, PictureProblemValue } from '@fabula/ui/chat';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { useApp } from '../../context/use-app';
import { newIdempotencyKey } from '../../live/idempotency-keys';
import { dropFile, findFile, putFile } from './chosen-files';
import { createDrafts, type ChosenPicture } from '../../live/drafts';
import { problemOfAnswer, problemOfFile } from './picture-problem';

const most = 4;

interface Picture extends DraftPictureValue, ChosenPicture {}

const toPicture = (chosen: ChosenPicture): Picture => ({
  ...chosen,
  preview: chosen.kept?.address ?? null,
  status: chosen.kept === null ? 'uploading' : 'ready',
});

const notKept = (error: unknown) => console.warn('A chosen picture does not outlive this tab', error);

/** The pictures of an unsent message: uploaded when chosen, retried under the same key, still there after a reload. */
export function usePictures(chatId: string, areSeen: boolean) {
  const { visitor } = useApp();
  const drafts = useMemo(() => createDrafts(visitor.storage, newIdempotencyKey), [visitor]);
  const [items, setItems] = useState(() => drafts.readPictures(chatId).map(toPicture));
  const [inHand] = useState(() => new Map<string, File>());
  const [problem, setProblem] = useState<PictureProblemValue | null>(null);
  useEffect(() => drafts.writePictures(chatId, items), [drafts, chatId, items]);

  const change = useCallback((pictureId: string, changes: Partial<Picture>) => {
    setItems((before) => before.map((item) => (item.pictureId === pictureId ? { ...item, ...changes } : item)));
  }, []);
  const remove = useCallback((pictureId: string) => {
    setItems((before) => before.filter((item) => item.pictureId !== pictureId));
    dropFile(pictureId).catch(notKept);
  }, []);

  const bring = useCallback(
    async ({ pictureId, fileName }: Pick<Picture, 'pictureId' | 'fileName'>, file: File) => {
      try {
        const content = await toBase64(file);
        change(pictureId, { status: 'uploading', preview: `data:${file.type};base64,${content}` });
        const kept = await uploadImage({ content }, { headers: { 'Idempotency-Key': pictureId } });
        change(pictureId, { status: 'ready', kept });
        dropFile(pictureId).catch(notKept);
      } catch (error) {
        const kind = problemOfAnswer(error);
        if (kind === null) return change(pictureId, { status: 'failed' });
        remove(pictureId);
        setProblem({ kind, fileName });
      }
    },
    [change, remove],
  );
  const bringAgain = useCallback(
    ({ pictureId, fileName }: Pick<Picture, 'pictureId' | 'fileName'>) => {
      const chosen = inHand.get(pictureId);
      const found = chosen === undefined ? findFile(pictureId, fileName) : Promise.resolve(chosen);
      found
        .then((file) => (file === undefined ? remove(pictureId) : bring({ pictureId, fileName }, file)))
        .catch((error: unknown) => {
          notKept(error);
          remove(pictureId);
        });
    },
    [inHand, bring, remove],
  );

  // Those that an earlier visit to this page left on their way.
  useEffect(() => {
    for (const picture of drafts.readPictures(chatId)) if (picture.kept === null) bringAgain(picture);
  }, [drafts, chatId, bringAgain]);

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
        const added = taken.slice(0, left).map((file) => {
          const picture = toPicture({ pictureId: newIdempotencyKey(), fileName: file.name, alt: '', kept: null });
          inHand.set(picture.pictureId, file);
          putFile(picture.pictureId, file).catch(notKept);
          return picture;
        });
        setItems([...items, ...added]);
        for (const picture of added) bringAgain(picture);
      },
      onDescribe: (pictureId, alt) => change(pictureId, { alt }),
      onRemove: (pictureId) => {
        setProblem(null);
        remove(pictureId);
      },
      onRetry: (pictureId) => {
        const picture = items.find((item) => item.pictureId === pictureId);
        if (picture === undefined) return;
        change(pictureId, { status: 'uploading' });
        bringAgain(picture);
      },
    }),
    [inHand, items, problem, areSeen, bringAgain, change, remove],
  );

  /** Saves the descriptions, then resolves to the ids: the message may be sent. */
  const settle = useCallback(async (): Promise<string[]> => {
    const described = items.map(async ({ pictureId, alt, kept }) => {
      if (kept === null) return [];
      const words = alt.trim();
      if (words !== kept.alt) change(pictureId, { kept: await describeImage(kept.imageId, { alt: words }) });
      return [kept.imageId];
    });
    return (await Promise.all(described)).flat();
  }, [items, change]);
  const clear = useCallback(() => {
    setItems([]);
    setProblem(null);
  }, []);
  return { pictures, settle, clear };
}
