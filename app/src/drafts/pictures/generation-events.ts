import type { Generation, GenerationEvent, GenerationPage } from '@fabula/sdk';

export const isEnded = ({ endedAt }: Pick<Generation, 'endedAt'>): boolean => endedAt !== null;

/** A generation after an event; an event that is late or told twice changes nothing. */
export function applyEvent(generation: Generation, event: GenerationEvent): Generation {
  if (isEnded(generation)) return generation;
  if (event.kind === 'generation-ended') return event.generation;
  if (event.kind === 'generation-changed') {
    const { place, share, status } = event;
    return { ...generation, place, share, status };
  }
  if (event.kind !== 'picture-added') return generation;
  const { picture } = event;
  const isKnown = generation.pictures.some(({ pictureId }) => pictureId === picture.pictureId);
  return isKnown ? generation : { ...generation, pictures: [...generation.pictures, picture] };
}

/** A list with this generation in its place, or before all others where it is new. */
export function withGeneration(page: GenerationPage | undefined, generation: Generation): GenerationPage {
  const { items, nextCursor } = page ?? { items: [], nextCursor: null };
  const { generationId } = generation;
  const isListed = items.some((item) => item.generationId === generationId);
  const listed = items.map((item) => (item.generationId === generationId ? generation : item));
  return { items: isListed ? listed : [generation, ...items], nextCursor };
}
