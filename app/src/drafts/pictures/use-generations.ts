import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';

import {
  ApiError,
  createGeneration,
  deleteGeneration,
  FabulaError,
  InsufficientPointsError,
  restoreGeneration,
  stopGeneration,
  uploadPicture,
  type Generation,
  type GenerationForm,
  type GenerationPage,
  type GenerationReference,
  type PortraitParts,
} from '@fabula/sdk';
import {
  getListGenerationsQueryKey,
  getQuoteGenerationQueryKey,
  useListGenerations,
  useQuoteGeneration,
} from '@fabula/sdk/react';
import { somethingFailed } from '@fabula/ui';
import type { PictureProblem } from '@fabula/ui/pictures';

import { createIdempotencyKeys, newIdempotencyKey } from '../../live/idempotency-keys';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { useTellBalance } from '../../shop/use-tell-balance';
import type { CharacterDraftEditor } from '../open-editors';
import { isEnded, withGeneration } from './generation-events';
import { pictureNotesOf } from './picture-notes';
import { problemOfAsking } from './picture-problems';
import { splitCount, type Asked } from './picture-requests';

/** A portrait to start from that is no file yet, and how far to go from it. */
interface DrawnStart extends Pick<GenerationReference, 'strength'> {
  readonly parts: PortraitParts;
}

/** How often the list is read while something is under way, in milliseconds: events may not arrive. */
const lookAgainMs = 5_000;

const one = { kind: 'image', count: 1 } as const;
const quoteKey = getQuoteGenerationQueryKey(one);
const keyOf = (draftId: string) => getListGenerationsQueryKey({ draftId });

/**
 * The generations of a draft: asked for, followed, stopped, deleted and brought back. None of it changes the draft.
 *
 * @param draftId null for a draft that is created when pictures are first asked for
 * @param matureAllowed whether this server draws anything mature
 */
export function useGenerations(editor: CharacterDraftEditor, draftId: string | null, matureAllowed: boolean) {
  const client = useQueryClient();
  const request = useIdempotentRequest(somethingFailed);
  const keys = useRef(createIdempotencyKeys(newIdempotencyKey));
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  const notes = pictureNotesOf(editor);
  const { deleted } = useSyncExternalStore(notes.subscribe, notes.get, notes.get);
  const query = useListGenerations(
    { draftId: draftId ?? '' },
    {
      query: {
        enabled: draftId !== null,
        staleTime: 0,
        refetchInterval: ({ state }) => (state.data?.items.every(isEnded) === false ? lookAgainMs : false),
      },
    },
  );
  const quote = useQuoteGeneration(one, { query: { staleTime: 0 } });
  useTellBalance(quote.data?.balance);
  const put = (generation: Generation) => {
    const { draftId: id } = generation;
    if (id !== null) client.setQueryData<GenerationPage>(keyOf(id), (page) => withGeneration(page, generation));
  };
  /** Tells of a generation what its events say; the same function for as long as the draft is the same. */
  const change = useCallback(
    async (generationId: string, apply: (generation: Generation) => Generation) => {
      if (draftId === null) return;
      const queryKey = keyOf(draftId);
      // What was read before the event must not undo it.
      await client.cancelQueries({ queryKey });
      const known = client.getQueryData<GenerationPage>(queryKey)?.items;
      const before = known?.find((item) => item.generationId === generationId);
      if (before === undefined) return;
      const after = apply(before);
      client.setQueryData<GenerationPage>(queryKey, (page) => withGeneration(page, after));
      if (!isEnded(before) && isEnded(after)) await client.invalidateQueries({ queryKey: quoteKey });
    },
    [client, draftId],
  );

  /** An engine starts from files: a portrait that is put together from parts becomes one. */
  const startOf = async ({ parts, strength }: DrawnStart): Promise<GenerationReference> => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    const { pictureId } = await uploadPicture({ parts }, { headers });
    return { pictureId, strength };
  };
  const begin = async (asked: Asked, start?: DrawnStart): Promise<PictureProblem | undefined> => {
    const id = await editor.begin();
    // The card is judged as the server has it.
    if (id === null || !(await editor.flush())) return 'unreachable';
    let reference = asked.reference;
    try {
      if (start !== undefined) reference = await startOf(start);
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      return problemOfAsking(error, matureAllowed);
    }
    for (const [index, count] of splitCount(asked.count ?? 1).entries()) {
      const form: GenerationForm = { ...asked, draftId: id, count, ...(reference && { reference }) };
      const name = `${index} ${JSON.stringify(form)}`;
      try {
        const headers = { 'Idempotency-Key': keys.current.of(name) };
        // oxlint-disable-next-line no-await-in-loop -- each holds its points, and the first that is refused ends it
        put(await createGeneration(form, { headers }));
        keys.current.done(name);
      } catch (error) {
        if (!(error instanceof FabulaError)) throw error;
        if (error instanceof ApiError) keys.current.done(name);
        // The app itself tells of missing points (Product §7.3).
        return error instanceof InsufficientPointsError ? undefined : problemOfAsking(error, matureAllowed);
      }
    }
    return undefined;
  };
  const ask = async (asked: Asked, start?: DrawnStart) => {
    if (isAsking) return;
    setIsAsking(true);
    setProblem(undefined);
    try {
      setProblem(await begin(asked, start));
    } finally {
      setIsAsking(false);
      await client.invalidateQueries({ queryKey: quoteKey });
    }
  };

  const setDeleted = (generation: Generation, isDeleted: boolean) => {
    const others = notes.get().deleted.filter((item) => item.generationId !== generation.generationId);
    notes.set({ deleted: isDeleted ? [...others, generation] : others });
  };
  const remove = (generation: Generation) =>
    request(`delete ${generation.generationId}`, async (options) => {
      await deleteGeneration(generation.generationId, options);
      setDeleted(generation, true);
    });
  const restore = ({ generationId }: Generation) =>
    request(`restore ${generationId}`, async (options) => {
      const restored = await restoreGeneration(generationId, options);
      put(restored);
      setDeleted(restored, false);
    });
  const stop = (generationId: string) =>
    request(`stop ${generationId}`, async (options) => {
      await stopGeneration(generationId, options);
      if (draftId !== null) await client.invalidateQueries({ queryKey: keyOf(draftId) });
    });

  const gone = new Set(deleted.map(({ generationId }) => generationId));
  const kept = (query.data?.items ?? []).filter(({ generationId }) => !gone.has(generationId));
  const shown = [...kept, ...deleted].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return {
    query,
    quote: quote.data,
    items: shown.map((generation) => ({ generation, isDeleted: gone.has(generation.generationId) })),
    isAsking,
    problem,
    forgetProblem: () => setProblem(undefined),
    ask,
    change,
    stop,
    remove,
    restore,
  };
}

export type Generations = ReturnType<typeof useGenerations>;
