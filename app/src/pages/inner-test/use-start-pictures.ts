import { useRef, useState } from 'react';

import { toBase64, uploadPicture, type BenchEngine } from '@fabula/sdk';
import type { StartPart, StartPicturesProps, StartSlot } from '@fabula/ui/engine-bench';

import { problemOfFile, problemOfUpload } from '../../drafts/pictures/picture-problems';
import { newIdempotencyKey } from '../../live/idempotency-keys';

type KeptSlot = StartSlot & { readonly pictureId: string | null };

const empty: KeptSlot = { pictureId: null, address: null, isUploading: false, problem: undefined };
const nothing: Readonly<Record<StartPart, KeptSlot>> = { reference: empty, mask: empty };

const takes = (engines: readonly (BenchEngine | undefined)[], part: StartPart): boolean =>
  engines.some((engine) => engine?.parameters.some(({ kind, name }) => kind === 'picture' && name === part));

/** The picture that runs start from and its mask, kept with the operator's own pictures. */
export function useStartPictures(engines: readonly (BenchEngine | undefined)[]) {
  const [slots, setSlots] = useState(nothing);
  const newest = useRef({ reference: 0, mask: 0 });
  const set = (part: StartPart, slot: Partial<KeptSlot>) =>
    setSlots((before) => ({ ...before, [part]: { ...before[part], ...slot } }));

  const take = async (part: StartPart, file: File): Promise<void> => {
    const refusal = problemOfFile(file);
    set(part, { problem: refusal });
    if (refusal !== undefined) return;
    const turn = (newest.current[part] += 1);
    set(part, { isUploading: true });
    try {
      const content = await toBase64(file);
      const { full, pictureId } = await uploadPicture(
        { content },
        { headers: { 'Idempotency-Key': newIdempotencyKey() } },
      );
      if (turn === newest.current[part]) set(part, { pictureId, address: full, isUploading: false });
    } catch (error) {
      console.warn('A picture to start from did not arrive', error);
      if (turn === newest.current[part]) set(part, { isUploading: false, problem: problemOfUpload(error) });
    }
  };
  const remove = (part: StartPart): void => {
    newest.current[part] += 1;
    if (part === 'reference') newest.current.mask += 1;
    setSlots((before) => (part === 'reference' ? nothing : { ...before, mask: empty }));
  };

  const { mask, reference } = slots;
  const view: StartPicturesProps = {
    slots: {
      reference,
      ...(reference.pictureId !== null && takes(engines, 'mask') ? { mask } : {}),
    },
    onFile: (part, file) => void take(part, file),
    onRemove: remove,
  };
  return {
    view: takes(engines, 'reference') ? view : undefined,
    /** As values of a run. */
    values: {
      ...(reference.pictureId === null ? {} : { reference: reference.pictureId }),
      ...(mask.pictureId === null ? {} : { mask: mask.pictureId }),
    },
  };
}
