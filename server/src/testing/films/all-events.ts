import type { FilmEvent } from '../../providers/films/film-engine.ts';

/** All events of an engine, to its end; none of an engine that is not there. Throws as the engine does. */
export async function allEvents(events: AsyncIterable<FilmEvent> | undefined): Promise<FilmEvent[]> {
  const all: FilmEvent[] = [];
  if (events !== undefined) for await (const event of events) all.push(event);
  return all;
}
