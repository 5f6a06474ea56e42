import { useMemo, useState } from 'react';

import { streamGenerationEvents, type Generation, type GenerationEvent, type PictureEngineInfo } from '@fabula/sdk';
import { PictureJob, type PictureJobState } from '@fabula/ui/pictures';

import { savesData } from '../../browser/saves-data';
import type { EventStream } from '../../live/event-subscription';
import { useEventSubscription } from '../../live/use-event-subscription';
import { usePriced } from '../../shop/use-priced';
import { pictureAddress } from '../portrait-address';
import { applyEvent, isEnded } from './generation-events';
import { askedOf, filmOf } from './picture-requests';
import type { Generations } from './use-generations';
import { wearing, wears, type Worn } from './worn';

interface GenerationContainerProps {
  readonly generation: Generation;
  readonly generations: Generations;
  readonly worn: Worn;
  readonly onWear: (worn: Partial<Worn>) => void;
  /** The engine of this server, where a strength limits how far it departs from a picture. */
  readonly strengthOf: PictureEngineInfo['engine'] | undefined;
  readonly films: PictureEngineInfo['film'];
}

/** The stream begins with the start of the generation. */
const fromStart = '';

function stateOf({ failure, place, share, status }: Generation, preview: string | null): PictureJobState {
  if (status === 'queued') return { kind: 'queued', place };
  if (status === 'running') return { kind: 'drawing', share, preview };
  return status === 'failed' ? { kind: 'failed', failure: failure ?? 'unavailable' } : { kind: status };
}

/** One generation, followed for as long as it is under way: what happened before the page was opened is told again. */
export function GenerationContainer(props: GenerationContainerProps) {
  const { films, generation, generations, worn, onWear, strengthOf } = props;
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
  const { charge, count, perPicture, pictures, reference } = generation;
  const isFilm = generation.kind === 'film';
  const points = isFilm ? films.points : (quote?.perPicture ?? perPicture) * count;
  const priced = usePriced();
  // The same film would come again.
  const isMade = generation.status === 'complete' && generation.by === 'composed';
  const isWorn = pictures.some(({ pictureId }) => pictureId === worn.picture);
  return (
    <PictureJob
      job={{
        jobId: generationId,
        isFilm,
        state: stateOf(generation, preview),
        by: generation.by === 'composed' ? 'composed' : 'model',
        model: generation.model,
        prompt: generation.prompt,
        negative: generation.negative,
        seed: generation.seed,
        size: generation.size,
        count,
        expression: generation.expression,
        start:
          reference === null
            ? null
            : {
                address: pictureAddress(reference.pictureId),
                share: generation.engine === strengthOf ? reference.strength : null,
              },
        pictures: pictures.map((picture) => ({
          pictureId: picture.pictureId,
          address: picture.large,
          isWorn: wears(worn, picture),
          film: savesData() ? undefined : (picture.film ?? undefined),
          canMove: picture.film === null && (films.by === 'model' || picture.parts !== null),
        })),
        held: perPicture * count,
        charged: priced(charge.points, undefined).points,
        isReconnecting: !isEnded(generation) && connection !== 'live',
      }}
      onUse={(pictureId) => {
        const picture = pictures.find((one) => one.pictureId === pictureId);
        if (picture !== undefined) onWear(wearing(picture));
      }}
      onStop={() => void generations.stop(generationId)}
      onMove={(pictureId) => {
        const picture = pictures.find((one) => one.pictureId === pictureId);
        if (picture !== undefined) void generations.ask(filmOf(picture));
      }}
      movePrice={priced(films.points, quote?.balance)}
      onAgain={isFilm && isMade ? undefined : () => void generations.ask(askedOf(generation))}
      againPrice={priced(points, quote?.balance)}
      onDelete={isWorn ? undefined : () => void generations.remove(generation)}
      isBusy={generations.isAsking}
    />
  );
}
