import { describeImage, uploadImage, toBase64 } from '@fabula/sdk';
import type { PersonaPictureValue, PersonaValue } from '@fabula/ui/chat';
import { useCallback, useRef, useState } from 'react';

import { newIdempotencyKey } from '../../live/idempotency-keys';
import { problemOfAnswer, problemOfFile } from '../composer/picture-problem';

type Shown = Pick<PersonaPictureValue, 'image' | 'isUploading' | 'problem'>;

const nothing: Shown = { image: null, isUploading: false, problem: null };

export function usePersonaPicture() {
  const [shown, setShown] = useState(nothing);
  // A file chosen for one form must not arrive in the next.
  const turn = useRef(0);
  const begin = useCallback((persona: PersonaValue | null) => {
    turn.current += 1;
    setShown({ ...nothing, image: persona?.image ?? null });
  }, []);
  const choose = async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    const show = (changes: Partial<Shown>) => {
      if (turn.current === mine) setShown((before) => ({ ...before, isUploading: false, ...changes }));
    };
    const kind = problemOfFile(file);
    if (kind !== null) return show({ problem: { kind, fileName: file.name } });
    show({ isUploading: true, problem: null });
    try {
      const content = await toBase64(file);
      show({ image: await uploadImage({ content }, { headers: { 'Idempotency-Key': newIdempotencyKey() } }) });
    } catch (error) {
      console.warn('A picture did not arrive', error);
      show({ problem: { kind: problemOfAnswer(error) ?? 'failed', fileName: file.name } });
    }
  };
  const picture: PersonaPictureValue = {
    ...shown,
    onChoose: (file) => void choose(file),
    onRemove: () => begin(null),
  };
  const describe = async (imageId: string | null, alt: string): Promise<void> => {
    if (imageId !== null && alt !== (shown.image?.alt ?? '')) await describeImage(imageId, { alt });
  };
  return { picture, begin, describe };
}
