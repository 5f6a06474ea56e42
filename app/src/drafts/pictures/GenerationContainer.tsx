import { useMemo, useState } from 'react';

import { streamGenerationEvents, type Generation, type GenerationEvent } from '@fabula/sdk';
import { PictureJob, type PictureJobState } from '@fabula/ui/pictures';

import type { EventStream } from '../../live/event-subscription';
import { useEventSubscription } from '../../live/use-event-subscription';
import { applyEvent, isEnded } from './generation-events';
import { askedOf } from './picture-requests';
import type { Generations } from './use-generations';

interface GenerationContainerProps {
  readonly generation: Generation;
  readonly generations: Generations;
  /** The picture that the draft wears. */
  readonly worn: string | null;
  readonly onWear: (pictureId: string) => void;
}

/** The stream begins with the start of the generation. */
const fromStart = '';

function stateOf({ failure, place, share, status }: Generation, preview: string | null): PictureJobState {
  if (status === 'queued') return { kind: 'queued', place };
  if (status === 'running') return { kind: 'drawing', share, preview };
  return status === 'failed' ? { kind: 'failed', failure: failure ?? 'unavailable' } : { kind: status };
}

/** One generation, followed for as long as it is under way: what happened before the page was opened is told again. */
export function GenerationContainer({ generation, generations, worn, onWear }: GenerationContainerProps) {
  const { generationId } = generation;
  const [preview, setPreview] = useState<string | null>(null);
  const { change, quote } = generations;
  const stream = useMemo((): EventStream<GenerationEvent> => {
    const previewOf = (event: GenerationEvent) =>
      event.kind === 'preview-changed' ? `data:image/webp;base64,${event.content}` : null;
    return {
      open: ({ lastEventId, ...controls }) =>
        streamGenerationEvents(generationId, { ...controls, ...(lastEventId !== fromStart && { lastEventId }) }),
      onEvents: (events) => {
        const newest = events.findLast(({ kind }) => kind === 'preview-changed' || kind === 'picture-added');
        if (newest !== undefined) setPreview(previewOf(newest));
        void change(generationId, (before) => events.reduce(applyEvent, before));
      },
      onEnded: (error) => console.warn('A generation cannot be followed', error),
    };
  }, [change, generationId]);
  const connection = useEventSubscription(stream, isEnded(generation) ? undefined : fromStart);
  const { charge, count, perPicture, pictures } = generation;
  const points = (quote?.perPicture ?? perPicture) * count;
  const isWorn = pictures.some(({ pictureId }) => pictureId === worn);
  return (
    <PictureJob
      job={{
        jobId: generationId,
        state: stateOf(generation, preview),
        by: generation.by === 'composed' ? 'composed' : 'model',
        model: generation.model,
        prompt: generation.prompt,
        negative: generation.negative,
        seed: generation.seed,
        size: generation.size,
        count,
        pictures: pictures.map(({ large, pictureId }) => ({ pictureId, address: large, isWorn: pictureId === worn })),
        held: perPicture * count,
        charged: charge.points,
        isReconnecting: !isEnded(generation) && connection !== 'live',
      }}
      onUse={onWear}
      onStop={() => void generations.stop(generationId)}
      onAgain={() => void generations.ask(askedOf(generation))}
      againPrice={{ points, isLacking: quote !== undefined && quote.balance < points }}
      onDelete={isWorn ? undefined : () => void generations.remove(generation)}
      isBusy={generations.isAsking}
    />
  );
}
