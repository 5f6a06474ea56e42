import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { z } from 'zod';
import type { SessionValues } from '../http/principal.ts';

export interface Followed<Event> {
  id: string | undefined;
  event: Event;
}

interface EventSource<Event> {
  url: string;
  session: SessionValues;
  lastEventId: string | undefined;
  schema: z.ZodType<Event>;
}

export async function* followEvents<Event>({
  url,
  session,
  lastEventId,
  schema,
}: EventSource<Event>): AsyncGenerator<Followed<Event>, void, undefined> {
  const leaving = new AbortController();
  try {
    const response = await fetch(url, {
      headers: { ...session, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
      signal: leaving.signal,
    });
    if (response.status !== 200 || response.body === null) throw new Error(`No stream: ${response.status}`);
    const arrived: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (message) => arrived.push(message) });
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      parser.feed(text);
      for (const { id, data } of arrived.splice(0)) yield { id, event: schema.parse(JSON.parse(data)) };
    }
  } finally {
    leaving.abort();
  }
}
