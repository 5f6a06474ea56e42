import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';

import {
  ApiError,
  createGeneration,
  FabulaError,
  InsufficientPointsError,
  stopGeneration,
  streamGenerationEvents,
  uploadPicture,
  type Generation,
  type GenerationEvent,
  type GenerationForm,
  type OwnPicture,
  type PictureEngineInfo,
} from '@fabula/sdk';
import {
  getGetGenerationQueryKey,
  getQuoteGenerationQueryKey,
  useGetGeneration,
  useQuoteGeneration,
} from '@fabula/sdk/react';
import { somethingFailed } from '@fabula/ui';
import { flatten, maskPicture, type RedrawState } from '@fabula/ui/paint';
import { isEmptyLayer } from '@fabula/ui/paint-model';
import type { PictureProblem } from '@fabula/ui/pictures';

import { applyEvent, isEnded } from '../../../drafts/pictures/generation-events';
import { problemOfAsking } from '../../../drafts/pictures/picture-problems';
import type { EventStream } from '../../../live/event-subscription';
import { createIdempotencyKeys, newIdempotencyKey } from '../../../live/idempotency-keys';
import { useEventSubscription } from '../../../live/use-event-subscription';
import { useIdempotentRequest } from '../../../live/use-idempotent-request';
import { useTellBalance } from '../../../shop/use-tell-balance';
import { nearestSize } from './painted-picture';
import type { KeptPainting } from './kept-painting';
import { toContent } from './picture-bytes';

/** The stream begins with the start of the generation. */
const fromStart = '';
/** How often a generation is read while it is under way, in milliseconds: events may not arrive. */
const lookAgainMs = 5_000;
const one = { kind: 'image', count: 1 } as const;

interface RedrawOptions {
  readonly kept: KeptPainting;
  readonly engine: PictureEngineInfo;
  readonly draftId: string | undefined;
  readonly onBegun: (generationId: string) => void;
}

function stateOf(
  generation: Generation | undefined,
  { isSending, preview }: { readonly isSending: boolean; readonly preview: string | null },
): RedrawState {
  if (isSending) return { kind: 'sending' };
  if (generation === undefined) return { kind: 'idle' };
  const { failure, place, share, status } = generation;
  if (status === 'queued') return { kind: 'queued', place };
  if (status === 'running') return { kind: 'drawing', share, preview };
  return status === 'failed' ? { kind: 'failed', failure: failure ?? 'unavailable' } : { kind: status };
}

async function formOf(
  picture: OwnPicture,
  image: HTMLImageElement,
  { draftId, engine, kept }: RedrawOptions,
): Promise<GenerationForm> {
  const { change, painting, prompt } = kept;
  const upload = async (canvas: HTMLCanvasElement) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    return (await uploadPicture({ content: await toContent(canvas) }, { headers })).pictureId;
  };
  const isSketched = !isEmptyLayer(painting, 'sketch');
  const pictureId = isSketched ? await upload(flatten(image, painting)) : picture.pictureId;
  const size = nearestSize(picture, engine.sizes);
  return {
    ...one,
    prompt,
    reference: { pictureId, strength: change },
    mask: await upload(maskPicture(painting)),
    ...(size !== undefined && { size }),
    ...(draftId !== undefined && { draftId }),
  };
}

/** Follows what redraws an area, also when the page was loaded again meanwhile. */
function useFollowed(generationId: string | null) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<string | null>(null);
  const { data } = useGetGeneration(generationId ?? '', {
    query: {
      enabled: generationId !== null,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data !== undefined && isEnded(state.data) ? false : lookAgainMs),
    },
  });
  const stream = useMemo((): EventStream<GenerationEvent> => {
    const queryKey = getGetGenerationQueryKey(generationId ?? '');
    return {
      open: ({ lastEventId, ...controls }) =>
        streamGenerationEvents(generationId ?? '', { ...controls, ...(lastEventId !== fromStart && { lastEventId }) }),
      onEvents: (events) => {
        const newest = events.findLast((event) => event.kind === 'preview-changed');
        if (newest?.kind === 'preview-changed') setPreview(`data:image/webp;base64,${newest.content}`);
        client.setQueryData<Generation>(queryKey, (before) => before && events.reduce(applyEvent, before));
        if (events.some(({ kind }) => kind === 'generation-ended')) {
          void client.invalidateQueries({ queryKey: getQuoteGenerationQueryKey(one) });
        }
      },
      onEnded: (error) => console.warn('A generation cannot be followed', error),
    };
  }, [client, generationId]);
  const generation = generationId === null ? undefined : data;
  useEventSubscription(stream, generation === undefined || isEnded(generation) ? undefined : fromStart);
  return { generation, preview };
}

export function useRedraw(options: RedrawOptions) {
  const { draftId, engine, kept, onBegun } = options;
  const client = useQueryClient();
  const request = useIdempotentRequest(somethingFailed);
  const keys = useRef(createIdempotencyKeys(newIdempotencyKey));
  const sent = useRef<{ readonly name: string; readonly form: GenerationForm }>(undefined);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  const { generation, preview } = useFollowed(kept.generationId);
  const quote = useQuoteGeneration(one, { query: { enabled: engine.can.mask, staleTime: 0 } });
  useTellBalance(quote.data?.balance);

  const redraw = async (picture: OwnPicture, image: HTMLImageElement) => {
    setIsSending(true);
    setProblem(undefined);
    // What was sent and not answered is sent again as it was, with its files.
    const name = JSON.stringify([picture.pictureId, draftId, kept]);
    try {
      const form = sent.current?.name === name ? sent.current.form : await formOf(picture, image, options);
      sent.current = { name, form };
      const begun = await createGeneration(form, { headers: { 'Idempotency-Key': keys.current.of(name) } });
      keys.current.done(name);
      sent.current = undefined;
      client.setQueryData(getGetGenerationQueryKey(begun.generationId), begun);
      onBegun(begun.generationId);
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      if (error instanceof ApiError) keys.current.done(name);
      // The app itself tells of missing points (Product §7.3).
      if (!(error instanceof InsufficientPointsError)) setProblem(problemOfAsking(error, engine.matureAllowed));
    } finally {
      setIsSending(false);
      await client.invalidateQueries({ queryKey: getQuoteGenerationQueryKey(one) });
    }
  };
  const stop = () => {
    const { generationId } = kept;
    if (generationId === null) return;
    void request(`stop ${generationId}`, async (call) => {
      await stopGeneration(generationId, call);
      await client.invalidateQueries({ queryKey: getGetGenerationQueryKey(generationId) });
    });
  };
  return {
    quote: quote.data,
    state: stateOf(generation, { isSending, preview }),
    results: generation?.pictures ?? [],
    problem,
    redraw,
    stop,
  };
}
